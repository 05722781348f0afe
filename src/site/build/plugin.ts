/** The engine as one Vite plugin: four builds, a document for every route, and the same in development. */
import type { Plugin, ViteBuilder } from "vite";
import { LICENCES } from "./licences.ts";
import { chunkFileNames, ENTRY, groups } from "./chunks.ts";
import { createPrerenderEnvironment, pagesInDevelopment } from "./development.ts";
import { prerender } from "./prerender.ts";
import { settings } from "./site-settings.ts";

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
      define: { "import.meta.env.VITE_SITE_ORIGIN": JSON.stringify(settings().SITE_ORIGIN) },
      build: {
        target: "es2022",
        cssCodeSplit: false,
        reportCompressedSize: false,
        // The texts of the packages in a bundle. licences.ts adds fonts and icons, which are no modules.
        license: { fileName: LICENCES },
      },
      environments: {
        client: {
          build: {
            manifest: true,
            // A page fetches its own files together before one of them runs. The table of further
            // files would add 1.9 KB to each page.
            modulePreload: false,
            rollupOptions: { input: ENTRY, output: { codeSplitting: { groups }, chunkFileNames } },
          },
        },
        outbox: {
          // A service worker keeps its address over all releases, and is one file.
          consumer: "client",
          build: {
            outDir: "dist/client",
            emptyOutDir: false,
            copyPublicDir: false,
            license: { fileName: `outbox-sw.${LICENCES}` },
            rollupOptions: {
              input: "src/lead/outbox-sw.ts",
              output: { entryFileNames: "[name].js", format: "iife", codeSplitting: false },
            },
          },
        },
        prerender: {
          // One program without node_modules. The development server runs modules unchanged, and
          // React's are CommonJS.
          resolve: { noExternal: command === "build" || [] },
          dev: { createEnvironment: createPrerenderEnvironment },
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

/**
 * Removes the styles that sonner inserts at run time. A page's policy forbids them, and the
 * stylesheet has them.
 */
const styledToasts = (): Plugin => ({
  name: "site:styled-toasts",
  apply: "build",
  transform: {
    filter: { id: /sonner[\\/]dist[\\/]index\.mjs/ },
    handler(code) {
      if (!code.includes('__insertCSS("'))
        throw new Error("sonner no longer inserts styles: remove this plugin");
      return code.replace(/__insertCSS\("(?:[^"\\]|\\.)*"\)/, "");
    },
  },
});

/** Vite's helper of dynamic imports loads their styles and files first. Here each page does that, and the helper costs 0.8 KB. */
const plainImports = (): Plugin => ({
  name: "site:plain-imports",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
});

export const site = (): Plugin[] => [
  environments(),
  styledToasts(),
  plainImports(),
  pagesInDevelopment(),
];
