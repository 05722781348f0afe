import { createFileRoute } from "@tanstack/react-router";
import { NriCorner } from "../pages/nri-corner/page.tsx";

export const Route = createFileRoute("/nri-corner")({ component: NriCorner });
