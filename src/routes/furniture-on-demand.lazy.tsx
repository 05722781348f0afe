import { createLazyFileRoute } from "@tanstack/react-router";
import { FurnitureOnDemand } from "../pages/furniture-on-demand/page.tsx";

export const Route = createLazyFileRoute("/furniture-on-demand")({ component: FurnitureOnDemand });
