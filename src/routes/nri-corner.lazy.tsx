import { createLazyFileRoute } from "@tanstack/react-router";
import { NriCorner } from "../pages/nri-corner/page.tsx";

export const Route = createLazyFileRoute("/nri-corner")({ component: NriCorner });
