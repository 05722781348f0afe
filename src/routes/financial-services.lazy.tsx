import { createLazyFileRoute } from "@tanstack/react-router";
import { FinancialServices } from "../pages/financial-services/page.tsx";

export const Route = createLazyFileRoute("/financial-services")({ component: FinancialServices });
