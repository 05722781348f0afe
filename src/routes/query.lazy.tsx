import { createLazyFileRoute } from "@tanstack/react-router";
import { Query } from "../pages/query/page.tsx";

export const Route = createLazyFileRoute("/query")({ component: Query });
