import { createFileRoute } from "@tanstack/react-router";
import { Circle } from "../pages/group-investment-service/page.tsx";

export const Route = createFileRoute("/group-investment-service")({ component: Circle });
