import { createFileRoute } from "@tanstack/react-router";

/** A page with a form: what one may ask for stands above it. */
export const Route = createFileRoute("/your-data")({ staticData: { eager: true } });
