import { createFileRoute } from "@tanstack/react-router";
import { DisputeSettlement } from "../pages/dispute-settlement/page.tsx";

export const Route = createFileRoute("/dispute-settlement")({ component: DisputeSettlement });
