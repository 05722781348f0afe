import { createLazyFileRoute } from "@tanstack/react-router";
import { InvestmentHub } from "../pages/investment-hub/page.tsx";

export const Route = createLazyFileRoute("/investment-hub")({ component: InvestmentHub });
