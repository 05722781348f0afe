import { createLazyFileRoute } from "@tanstack/react-router";
import { TermsConditions } from "../pages/terms-conditions/page.tsx";

export const Route = createLazyFileRoute("/terms-conditions")({ component: TermsConditions });
