import { createLazyFileRoute } from "@tanstack/react-router";
import { Construction } from "../pages/construction/page.tsx";

export const Route = createLazyFileRoute("/construction")({ component: Construction });
