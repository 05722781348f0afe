import { createFileRoute } from "@tanstack/react-router";
import { ExchangeProperty } from "../pages/exchange-property/page.tsx";

export const Route = createFileRoute("/exchange-property")({ component: ExchangeProperty });
