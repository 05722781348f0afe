import { AwsV4Signer } from "aws4fetch";
import { attachment } from "./disposition.ts";
import { percentEncode } from "../percent.ts";

/** The settings that signing needs, so that the staff command can sign too. */
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

/** An upload must begin within this time, seconds. */
export const PUT_SECONDS = 15 * 60;

const amzDate = (time: Date): string => time.toISOString().replace(/[:-]|\.\d{3}/g, "");

/** Path style, in production as locally: `<endpoint>/<bucket>/<key>`. */
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
    // By default content-type and content-length are not signed, and the URL would admit any file.
    allHeaders: true,
  }).sign();
  // URLSearchParams writes a space as "+", which S3 reads as a plus sign.
  return signed.url.href.replaceAll("+", "%20");
}

/**
 * Signs a URL for one PUT of one file: of this type and size, to a key that has no object yet.
 *
 * @param requestUrl the request's URL, which a relative S3_ENDPOINT is resolved against
 * @throws RangeError where `expiresSeconds` is not 1 to 604,800
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

/** Signs a link for staff, which downloads the file under its original name. @throws RangeError as `signPut` */
export function signGet(
  env: SigningEnv,
  requestUrl: string,
  { key, fileName, ...validity }: Validity & { readonly key: string; readonly fileName: string },
): Promise<string> {
  const url = objectUrl(env, requestUrl, key);
  url.searchParams.set("response-content-disposition", attachment(fileName));
  return sign(env, "GET", url, {}, validity);
}
