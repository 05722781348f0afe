import { createLazyFileRoute } from "@tanstack/react-router";
import { Team } from "../pages/team/page.tsx";

export const Route = createLazyFileRoute("/about/team")({ component: Team });
