import { createLazyFileRoute } from "@tanstack/react-router";
import { BuyProperty } from "../pages/buy-property/page.tsx";

export const Route = createLazyFileRoute("/buy-property")({ component: BuyProperty });
