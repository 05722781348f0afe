/** Writes src/routeTree.gen.ts. The router's plugin does so as soon as Vite has read its settings. */
import "./offline.ts";
import { resolveConfig } from "vite";
import { ROOT } from "./commands.ts";

await resolveConfig({ root: ROOT }, "build");
