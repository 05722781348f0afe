import { createFileRoute } from "@tanstack/react-router";

/** The one form with a page of its own: what it is for stands above it. */
export const Route = createFileRoute("/portfolio-management")({ staticData: { eager: true } });
