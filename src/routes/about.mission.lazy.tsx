import { createLazyFileRoute } from "@tanstack/react-router";
import { Mission } from "../pages/mission/page.tsx";

export const Route = createLazyFileRoute("/about/mission")({ component: Mission });
