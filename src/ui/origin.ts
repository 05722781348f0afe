/** The address the site is published at; set at build from wrangler.toml. */
export const SITE_ORIGIN: string = import.meta.env.VITE_SITE_ORIGIN ?? "http://localhost:5173";
