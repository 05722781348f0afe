import { createLazyFileRoute } from "@tanstack/react-router";
import { Shifting } from "../pages/shifting/page.tsx";

export const Route = createLazyFileRoute("/shifting")({ component: Shifting });
