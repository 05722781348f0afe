import path from "node:path";
import { unstable_readConfig } from "wrangler";

export const ROOT = path.resolve(import.meta.dirname, "../../..");
export const CLIENT = path.join(ROOT, "dist/client");

interface Settings {
  readonly SITE_ORIGIN: string;
  readonly S3_ENDPOINT: string;
  readonly S3_ACCESS_KEY_ID: string;
  readonly S3_SECRET_ACCESS_KEY: string;
}

/** The settings of wrangler.toml for the environment that is being built. */
export function settings(): Settings {
  const { vars } = unstable_readConfig(
    { config: path.join(ROOT, "wrangler.toml"), env: process.env.CLOUDFLARE_ENV },
    { hideWarnings: true },
  );
  return vars as unknown as Settings;
}
