/** The local stand-in for the bucket, read as staff do: by a link that the desk signs. */
import { signGet, type SigningEnv } from "../../worker/uploads/sign.ts";

/** The dummies of wrangler.toml. */
const LOCAL: SigningEnv = {
  S3_ENDPOINT: "/cdn-cgi/local/r2/s3",
  S3_BUCKET: "aipm-files",
  S3_ACCESS_KEY_ID: "local-access-key",
  S3_SECRET_ACCESS_KEY: "local-secret-key",
};

/** The bytes that are stored under a key. @param site the address of the site itself */
export async function storedFile(site: string, key: string): Promise<Buffer> {
  const link = { key, fileName: "file", expiresSeconds: 60, now: new Date() };
  return Buffer.from(await (await fetch(await signGet(LOCAL, site, link))).arrayBuffer());
}
