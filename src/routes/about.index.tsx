import { createFileRoute } from "@tanstack/react-router";
import { About } from "../pages/about/page.tsx";

export const Route = createFileRoute("/about/")({ component: About });
