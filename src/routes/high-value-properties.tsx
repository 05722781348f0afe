import { createFileRoute } from "@tanstack/react-router";
import { HighValueProperties } from "../pages/high-value-properties/page.tsx";

export const Route = createFileRoute("/high-value-properties")({ component: HighValueProperties });
