import "./shared/no-network.ts";
import { cloudflare, type WorkerConfig } from "@cloudflare/vite-plugin";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { Features } from "lightningcss";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";
import { formPaths } from "./scripts/form-paths.ts";
import { readSettings } from "./shared/wrangler-settings.ts";
import { site } from "./src/site/build/plugin.ts";

/** Gives the local bucket an S3 endpoint with the keys of `.dev.vars`. A deployed bucket ignores this. */
function addLocalS3(config: WorkerConfig): void {
  const setting = readSettings("local");
  const accessKeyId = setting("S3_ACCESS_KEY_ID")!;
  const secretAccessKey = setting("S3_SECRET_ACCESS_KEY")!;
  for (const bucket of config.r2_buckets)
    bucket.local_dev = { experimental_s3_credentials: { accessKeyId, secretAccessKey } };
}

export default defineConfig({
  plugins: [
    site(),
    formPaths(),
    tanstackRouter({ target: "react", quoteStyle: "double", semicolons: true }),
    UnoCSS(),
    react(),
    cloudflare({
      config: addLocalS3,
      // Two local sites would compete for its port.
      inspectorPort: false,
      persistState: process.env.STATE_DIR ? { path: process.env.STATE_DIR } : true,
    }),
  ],
  // Without the polyfill for `light-dark()`, which is not used here.
  css: { transformer: "lightningcss", lightningcss: { exclude: Features.LightDark } },
  // Vite would send `vary: origin`, which the edge does not.
  preview: { cors: false },
  environments: { aipm: { build: { minify: true } } },
});
