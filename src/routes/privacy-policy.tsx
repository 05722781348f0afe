import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPolicy } from "../pages/privacy-policy/page.tsx";

export const Route = createFileRoute("/privacy-policy")({ component: PrivacyPolicy });
