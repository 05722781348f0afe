import { createFileRoute } from "@tanstack/react-router";
import { VaastuIntelligence } from "../pages/vaastu-intelligence/page.tsx";

export const Route = createFileRoute("/vaastu-intelligence")({ component: VaastuIntelligence });
