import { createLazyFileRoute } from "@tanstack/react-router";
import { Home } from "../pages/home/page.tsx";

export const Route = createLazyFileRoute("/")({ component: Home });
