import "./scripts/offline.ts";
import { cloudflare, type WorkerConfig } from "@cloudflare/vite-plugin";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import UnoCSS from "unocss/vite";
import { defineConfig } from "vite";
import { writeFingerprint } from "./scripts/built.ts";
import { formPaths } from "./scripts/form-paths.ts";
import { site } from "./src/site/build/plugin.ts";
import { settings } from "./src/site/build/settings.ts";

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

export default defineConfig({
  plugins: [
    writeFingerprint(),
    site(),
    formPaths(),
    tanstackRouter({ target: "react", quoteStyle: "double", semicolons: true }),
    UnoCSS(),
    react(),
    cloudflare({
      config: localS3,
      // Its port is taken as soon as two of us run, and the warning is all that anyone sees of it.
      inspectorPort: false,
      persistState: process.env.STATE_DIR ? { path: process.env.STATE_DIR } : true,
    }),
  ],
  // Vite would answer `vary: origin`, which the edge does not, and pages would be cached otherwise than they will be.
  preview: { cors: false },
  environments: { aipm: { build: { minify: true } } },
});
