import { createLazyFileRoute } from "@tanstack/react-router";
import { Partner } from "../pages/partner/page.tsx";

export const Route = createLazyFileRoute("/partner")({ component: Partner });
