/** The engine as one Vite plugin: four builds, a document for every route, and the same in development. */
import path from "node:path";
import type { Plugin, ViteBuilder } from "vite";
import { compileHint, ENTRY, groups } from "./chunks.ts";
import { freshOnEveryPage, pagesInDevelopment } from "./development.ts";
import { pageLists } from "./page-lists.ts";
import { plainImports } from "./plain-imports.ts";
import { prerender } from "./prerender.ts";
import { settings } from "./settings.ts";

async function buildApp(builder: ViteBuilder): Promise<void> {
  await builder.build(builder.environments.client!);
  await builder.build(builder.environments.outbox!);
  await builder.build(builder.environments.prerender!);
  await prerender();
  // The Cloudflare plugin builds the worker after this.
}

function environments(): Plugin {
  return {
    name: "site:environments",
    config: (_, { command }) => ({
      resolve: {
        alias: {
          // React has had the hook itself since version 18; the shim for older ones is half a kilobyte on every page.
          "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
          // It would look for its panel, and show it each answer, on every visitor's form.
          ...(command === "build" && {
            "@tanstack/devtools-event-client": path.join(import.meta.dirname, "no-devtools.ts"),
            "@tanstack/pacer-lite": path.join(import.meta.dirname, "no-devtools.ts"),
          }),
        },
      },
      define: { "import.meta.env.VITE_SITE_ORIGIN": JSON.stringify(settings().SITE_ORIGIN) },
      // Each page names its scripts itself; Vite's own list of what to preload would be 2 KB in everybody's way.
      build: { target: "es2022", modulePreload: false, cssCodeSplit: false, reportCompressedSize: false },
      environments: {
        client: {
          build: {
            manifest: true,
            rollupOptions: { input: ENTRY, output: { codeSplitting: { groups }, postBanner: compileHint } },
          },
        },
        outbox: {
          // A service worker keeps its address over all releases, and is one file.
          consumer: "client",
          build: {
            outDir: "dist/client",
            emptyOutDir: false,
            copyPublicDir: false,
            rollupOptions: {
              input: "src/lead/outbox-sw.ts",
              output: { entryFileNames: "[name].js", format: "iife", codeSplitting: false },
            },
          },
        },
        prerender: {
          // One program without node_modules; the development server runs modules as they are, and React's are CommonJS.
          resolve: { noExternal: command === "build" || [] },
          dev: { createEnvironment: freshOnEveryPage },
          build: {
            outDir: "dist/prerender",
            ssr: true,
            rollupOptions: { input: { render: "src/site/server/render.tsx" } },
          },
        },
      },
      builder: { buildApp },
    }),
  };
}

export const site = (): Plugin[] => [environments(), pageLists(), plainImports(), pagesInDevelopment()];
