import { createFileRoute } from "@tanstack/react-router";
import { Mission } from "../pages/mission/page.tsx";

export const Route = createFileRoute("/about/mission")({ component: Mission });
