import { createLazyFileRoute } from "@tanstack/react-router";
import { WhyUs } from "../pages/why-us/page.tsx";

export const Route = createLazyFileRoute("/about/why-us")({ component: WhyUs });
