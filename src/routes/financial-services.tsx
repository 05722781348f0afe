import { createFileRoute } from "@tanstack/react-router";
import { FinancialServices } from "../pages/financial-services/page.tsx";

export const Route = createFileRoute("/financial-services")({ component: FinancialServices });
