import { createLazyFileRoute } from "@tanstack/react-router";
import { LegalRera } from "../pages/legal-rera/page.tsx";

export const Route = createLazyFileRoute("/legal-rera")({ component: LegalRera });
