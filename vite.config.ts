import "./scripts/offline.ts";
import { cloudflare, type WorkerConfig } from "@cloudflare/vite-plugin";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";
import { freshOnEveryPage, pagesInDevelopment } from "./src/site/build/development.ts";
import { formPages } from "./src/site/build/form-pages.ts";
import { lean } from "./src/site/build/lean.ts";
import { prerender, settings } from "./src/site/build/prerender.ts";

const packages = (names: string): RegExp => new RegExp(`node_modules[\\\\/](${names})[\\\\/]`);

/** The local S3 endpoint over the bucket, with the dummy keys of wrangler.toml; a deployed bucket has its own. */
function localS3(config: WorkerConfig): void {
  if (process.env.CLOUDFLARE_ENV) return;
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings();
  for (const bucket of config.r2_buckets) {
    bucket.local_dev = {
      experimental_s3_credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    };
  }
}

export default defineConfig(({ command }) => ({
  define: { "import.meta.env.VITE_SITE_ORIGIN": JSON.stringify(settings().SITE_ORIGIN) },
  plugins: [
    formPages(),
    lean(),
    pagesInDevelopment(),
    tanstackRouter({ target: "react", autoCodeSplitting: true, quoteStyle: "double", semicolons: true }),
    UnoCSS(),
    react(),
    cloudflare({
      config: localS3,
      // Its port is taken as soon as two of us run, and the warning is all that anyone sees of it.
      inspectorPort: false,
      persistState: process.env.STATE_DIR ? { path: process.env.STATE_DIR } : true,
    }),
  ],
  // Each page names its scripts itself; Vite's own list of what to preload would be 2 KB in everybody's way.
  build: { target: "es2022", modulePreload: false, cssCodeSplit: false, reportCompressedSize: false },
  // Vite would answer `vary: origin`, which the edge does not, and pages would be cached otherwise than they will be.
  preview: { cors: false },
  environments: {
    client: {
      build: {
        manifest: true,
        rollupOptions: {
          input: { client: "src/site/browser/client.tsx", loader: "src/site/browser/loader.ts" },
          output: {
            // The vendor group wins over the form group, or the store they share is pulled onto every page.
            codeSplitting: {
              groups: [
                {
                  name: "vendor",
                  test: packages(
                    "react|react-dom|scheduler|use-sync-external-store|@tanstack[\\\\/](react-router|router-core|history|react-store|store)",
                  ),
                  priority: 20,
                },
                {
                  // What many pages are made of: one file to fetch and keep, not twenty. What few share stays out.
                  name: "site",
                  test: /src[\\/](?:ui[\\/](?!forms[\\/]|shell[\\/]toaster)|content[\\/](?:company|claims|navigation|pictures\.gen|form-link)|lead[\\/]|site[\\/]browser[\\/]|forms[\\/]messages)/,
                  minShareCount: 12,
                  priority: 5,
                },
                {
                  // What every page loads anyway.
                  name: "shell",
                  test: /src[\\/](?:ui[\\/](?:shell[\\/](?!toaster)|(?:vector|glyph|contact-links|rich-text|toast|head|origin|hydrated)\.)|content[\\/](?:company|navigation|glyphs)\.|site[\\/]browser[\\/]navigation\.|lead[\\/]typed\.)/,
                  priority: 6,
                },
                {
                  name: "form",
                  test: packages("@tanstack[\\\\/](react-form|form-core|pacer-lite|devtools-event-client)|valibot"),
                  priority: 10,
                },
              ],
            },
          },
        },
      },
    },
    aipm: { build: { minify: true } },
    prerender: {
      // One program without node_modules; the development server runs modules as they are, and React's are CommonJS.
      resolve: { noExternal: command === "build" || [] },
      dev: { createEnvironment: freshOnEveryPage },
      build: {
        outDir: "dist/prerender",
        ssr: true,
        rollupOptions: { input: { prerender: "src/site/server/render.tsx" } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.client!);
      await builder.build(builder.environments.prerender!);
      await prerender();
      // The Cloudflare plugin builds the worker after this hook.
    },
  },
}));
