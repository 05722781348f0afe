import { createFileRoute } from "@tanstack/react-router";
import { Faq } from "../pages/faq/page.tsx";

export const Route = createFileRoute("/faq")({ component: Faq });
