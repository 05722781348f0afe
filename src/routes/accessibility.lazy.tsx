import { createLazyFileRoute } from "@tanstack/react-router";
import { Accessibility } from "../pages/accessibility/page.tsx";

export const Route = createLazyFileRoute("/accessibility")({ component: Accessibility });
