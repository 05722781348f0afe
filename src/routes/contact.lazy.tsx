import { createLazyFileRoute } from "@tanstack/react-router";
import { Contact } from "../pages/contact/page.tsx";

export const Route = createLazyFileRoute("/contact")({ component: Contact });
