import { createLazyFileRoute } from "@tanstack/react-router";
import { DisputeSettlement } from "../pages/dispute-settlement/page.tsx";

export const Route = createLazyFileRoute("/dispute-settlement")({ component: DisputeSettlement });
