import { createFileRoute } from "@tanstack/react-router";
import { WhyUs } from "../pages/why-us/page.tsx";

export const Route = createFileRoute("/about/why-us")({ component: WhyUs });
