import { createLazyFileRoute } from "@tanstack/react-router";
import { VaastuIntelligence } from "../pages/vaastu-intelligence/page.tsx";

export const Route = createLazyFileRoute("/vaastu-intelligence")({ component: VaastuIntelligence });
