import { createFileRoute } from "@tanstack/react-router";
import { AllServices } from "../pages/all-services/page.tsx";

export const Route = createFileRoute("/all-services")({ component: AllServices });
