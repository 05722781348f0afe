import { createLazyFileRoute } from "@tanstack/react-router";
import { HighValueProperties } from "../pages/high-value-properties/page.tsx";

export const Route = createLazyFileRoute("/high-value-properties")({ component: HighValueProperties });
