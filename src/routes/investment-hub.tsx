import { createFileRoute } from "@tanstack/react-router";
import { InvestmentHub } from "../pages/investment-hub/page.tsx";

export const Route = createFileRoute("/investment-hub")({ component: InvestmentHub });
