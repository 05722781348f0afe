import { createLazyFileRoute } from "@tanstack/react-router";
import { AllServices } from "../pages/all-services/page.tsx";

export const Route = createLazyFileRoute("/all-services")({ component: AllServices });
