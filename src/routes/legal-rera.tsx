import { createFileRoute } from "@tanstack/react-router";
import { LegalRera } from "../pages/legal-rera/page.tsx";

export const Route = createFileRoute("/legal-rera")({ component: LegalRera });
