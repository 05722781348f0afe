/** Checks of the settings for the deployed site. */

export const SECRETS = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The settings that are still placeholders, as "path = value". */
export function unfilled(value: unknown, at = ""): string[] {
  if (typeof value === "string") return value.includes("REPLACE") ? [`${at} = "${value}"`] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unfilled(inner, at ? `${at}.${key}` : key));
}

/** The CORS rules of a bucket, as wrangler reads them. */
export interface CorsFile {
  readonly rules: readonly { readonly allowed: { readonly origins: readonly string[] } }[];
}

/** Why browsers could not upload to the bucket from the site; undefined where they can. Cloudflare would not report it. */
export function corsFault({ rules }: CorsFile, siteOrigin: string): string | undefined {
  const origins = [...new Set(rules.flatMap(({ allowed }) => allowed.origins))];
  if (origins.length === 1 && origins[0] === siteOrigin) return undefined;
  return `worker/uploads/cors.json allows ${origins.join(", ") || "nobody"}, and the site is ${siteOrigin}: make them the same.`;
}

/** Which secrets the output of `wrangler secret list` lacks. */
export function missingSecrets(list: string): string[] {
  const names = new Set((JSON.parse(list) as { name: string }[]).map((secret) => secret.name));
  return SECRETS.filter((name) => !names.has(name));
}
