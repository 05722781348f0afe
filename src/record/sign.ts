import { AwsV4Signer } from "aws4fetch";
import { attachment } from "./file-name.ts";
import { percentEncode } from "./percent.ts";

/** The settings for signing. A separate type, because the desk signs links too. */
export interface SigningEnv {
  /** An absolute URL, or a path on the origin of the request. */
  readonly S3_ENDPOINT: string;
  readonly S3_BUCKET: string;
  readonly S3_ACCESS_KEY_ID: string;
  readonly S3_SECRET_ACCESS_KEY: string;
}

export interface Validity {
  /** Seconds from `now`, 1 to 604,800. */
  readonly expiresSeconds: number;
  readonly now: Date;
}

export interface DeclaredFile {
  readonly key: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
}

/** Seconds within which an upload must begin. */
export const PUT_SECONDS = 15 * 60;

const amzDate = (time: Date): string => time.toISOString().replace(/[:-]|\.\d{3}/g, "");

/** Builds `<endpoint>/<bucket>/<key>` (path style), in production and locally. */
function objectUrl(env: SigningEnv, requestUrl: string, key: string): URL {
  const base = new URL(env.S3_ENDPOINT, requestUrl).href.replace(/\/+$/, "");
  return new URL(`${base}/${env.S3_BUCKET}/${key.split("/").map(percentEncode).join("/")}`);
}

async function sign(
  env: SigningEnv,
  method: "GET" | "PUT",
  url: URL,
  headers: Record<string, string>,
  { expiresSeconds, now }: Validity,
): Promise<string> {
  if (!(Number.isInteger(expiresSeconds) && expiresSeconds >= 1 && expiresSeconds <= 604_800)) {
    throw new RangeError(`A signed URL cannot be valid for ${expiresSeconds} s`);
  }
  // aws4fetch's default is a day.
  url.searchParams.set("X-Amz-Expires", String(expiresSeconds));
  url.searchParams.set("X-Amz-Content-Sha256", "UNSIGNED-PAYLOAD");
  const signed = await new AwsV4Signer({
    method,
    url: url.href,
    headers,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    service: "s3",
    region: "auto",
    datetime: amzDate(now),
    signQuery: true,
    // The default signs neither content-type nor content-length, so the URL would accept any file.
    allHeaders: true,
  }).sign();
  // URLSearchParams writes a space as "+", which S3 reads as a plus sign.
  return signed.url.href.replaceAll("+", "%20");
}

/**
 * Signs a PUT of one file. The URL accepts only this type and size, and only while the key has no object.
 *
 * @param requestUrl The request's URL, the base of a relative S3_ENDPOINT.
 * @throws RangeError unless `expiresSeconds` is 1 to 604,800.
 * @example
 * await signPut(env, c.req.url, { key, contentType: "application/pdf", size: 1024 }, { expiresSeconds: 900, now: new Date() });
 */
export const signPut = (
  env: SigningEnv,
  requestUrl: string,
  { key, contentType, size }: DeclaredFile,
  validity: Validity,
): Promise<string> =>
  sign(
    env,
    "PUT",
    objectUrl(env, requestUrl, key),
    { "content-type": contentType, "content-length": String(size), "if-none-match": "*" },
    validity,
  );

/** Signs a link for staff that downloads the file under its original name. @throws RangeError like `signPut`. */
export function signGet(
  env: SigningEnv,
  requestUrl: string,
  { key, fileName, ...validity }: Validity & { readonly key: string; readonly fileName: string },
): Promise<string> {
  const url = objectUrl(env, requestUrl, key);
  url.searchParams.set("response-content-disposition", attachment(fileName));
  return sign(env, "GET", url, {}, validity);
}
