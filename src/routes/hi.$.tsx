import { createFileRoute, notFound } from "@tanstack/react-router";
import { speak } from "../words/say.ts";

const inHindi = () => import("../words/hi/index.ts");

/** Every page in Hindi: one route, so that the English pages carry no list of them. */
export const Route = createFileRoute("/hi/$")({
  staticData: { paths: async () => Object.keys((await inHindi()).pages) },
  loader: async ({ location: { pathname } }) => {
    const { pages, tongue } = await inHindi();
    speak(tongue);
    const load = pages[pathname];
    if (!load) throw notFound();
    return { path: pathname, modules: await load() };
  },
});
