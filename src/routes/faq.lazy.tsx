import { createLazyFileRoute } from "@tanstack/react-router";
import { Faq } from "../pages/faq/page.tsx";

export const Route = createLazyFileRoute("/faq")({ component: Faq });
