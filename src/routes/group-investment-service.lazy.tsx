import { createLazyFileRoute } from "@tanstack/react-router";
import { Circle } from "../pages/group-investment-service/page.tsx";

export const Route = createLazyFileRoute("/group-investment-service")({ component: Circle });
