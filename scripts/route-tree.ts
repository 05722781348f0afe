/** Writes src/routeTree.gen.ts as a build does: the router's plugin makes it as soon as Vite has read its settings. */
import "./offline.ts";
import { resolveConfig } from "vite";
import { ROOT } from "./commands.ts";

await resolveConfig({ root: ROOT }, "build");
