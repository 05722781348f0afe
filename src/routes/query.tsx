import { createFileRoute } from "@tanstack/react-router";
import { Query } from "../pages/query/page.tsx";

export const Route = createFileRoute("/query")({ component: Query });
