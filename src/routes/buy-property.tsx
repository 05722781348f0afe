import { createFileRoute } from "@tanstack/react-router";
import { BuyProperty } from "../pages/buy-property/page.tsx";

export const Route = createFileRoute("/buy-property")({ component: BuyProperty });
