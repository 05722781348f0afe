import { createFileRoute } from "@tanstack/react-router";
import { TermsConditions } from "../pages/terms-conditions/page.tsx";

export const Route = createFileRoute("/terms-conditions")({ component: TermsConditions });
