import { createLazyFileRoute } from "@tanstack/react-router";
import { PrivacyPolicy } from "../pages/privacy-policy/page.tsx";

export const Route = createLazyFileRoute("/privacy-policy")({ component: PrivacyPolicy });
