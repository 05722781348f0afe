import { createFileRoute } from "@tanstack/react-router";
import { Construction } from "../pages/construction/page.tsx";

export const Route = createFileRoute("/construction")({ component: Construction });
