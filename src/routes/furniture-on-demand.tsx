import { createFileRoute } from "@tanstack/react-router";
import { FurnitureOnDemand } from "../pages/furniture-on-demand/page.tsx";

export const Route = createFileRoute("/furniture-on-demand")({ component: FurnitureOnDemand });
