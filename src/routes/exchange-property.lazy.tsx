import { createLazyFileRoute } from "@tanstack/react-router";
import { ExchangeProperty } from "../pages/exchange-property/page.tsx";

export const Route = createLazyFileRoute("/exchange-property")({ component: ExchangeProperty });
