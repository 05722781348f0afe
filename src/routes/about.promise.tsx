import { createFileRoute } from "@tanstack/react-router";
import { Promises } from "../pages/promise/page.tsx";

export const Route = createFileRoute("/about/promise")({ component: Promises });
