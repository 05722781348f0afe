import { createLazyFileRoute } from "@tanstack/react-router";
import { About } from "../pages/about/page.tsx";

export const Route = createLazyFileRoute("/about/")({ component: About });
