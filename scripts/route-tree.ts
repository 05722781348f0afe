/** Writes src/routeTree.gen.ts. The router's plugin does so when Vite resolves its configuration. */
import "../shared/no-network.ts";
import { resolveConfig } from "vite";
import { ROOT } from "../shared/commands.ts";

await resolveConfig({ root: ROOT }, "build");
