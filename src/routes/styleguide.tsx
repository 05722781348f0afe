import { createFileRoute, notFound } from "@tanstack/react-router";
import { lazy } from "react";

/** Every token and component, for whoever carries on. In development only: the built site answers 404. */
const Styleguide = import.meta.env.DEV
  ? lazy(() => import("../components/styleguide/styleguide.tsx").then((file) => ({ default: file.Styleguide })))
  : () => null;

export const Route = createFileRoute("/styleguide")({
  staticData: { paths: () => [] },
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: Styleguide,
});
