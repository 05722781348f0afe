import { createFileRoute } from "@tanstack/react-router";
import { Partner } from "../pages/partner/page.tsx";

export const Route = createFileRoute("/partner")({ component: Partner });
