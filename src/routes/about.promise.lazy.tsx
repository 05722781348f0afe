import { createLazyFileRoute } from "@tanstack/react-router";
import { Promises } from "../pages/promise/page.tsx";

export const Route = createLazyFileRoute("/about/promise")({ component: Promises });
