import { createFileRoute, notFound } from "@tanstack/react-router";

/** Every page in Hindi: one route, so that the English pages carry no list of them. */
export const Route = createFileRoute("/hi/$")({
  loader: async ({ location }) => {
    const modules = await (await import("../words/hi/index.ts")).modulesAt(location.pathname);
    if (!modules) throw notFound();
    return modules;
  },
});
