/**
 * The second address of each file, on our own host: for networks whose name servers or filters do not let the bucket's host through. What
 * comes there goes into the bucket as it arrives, and is held nowhere.
 */
import { Hono } from "hono";
import type { Env } from "../env.ts";
import { isSameText, keyedHash } from "../hash.ts";
import { badRequest, Refused } from "../http/refused.ts";
import { parseKey } from "./keys.ts";
import { putBody } from "./objects.ts";
import type { DeclaredFile, SigningEnv, Validity } from "../../src/record/sign.ts";

/** Keys begin with `uploads/`, so each has a path of its own below this. */
const PREFIX = "/guest/";

/** Proves key (with its batch), type and size of a file, and until when it may begin. @param expires seconds since the epoch */
const sign = (
  env: Pick<SigningEnv, "S3_SECRET_ACCESS_KEY">,
  { key, contentType, size }: DeclaredFile,
  expires: number,
): Promise<string> =>
  keyedHash(env.S3_SECRET_ACCESS_KEY, "upload relay", [key, contentType, size, expires].join("\n"));

/** A URL of our own host for one PUT of one file: of this type and size, to a key that has no object yet. */
export async function relayUrl(
  env: Pick<SigningEnv, "S3_SECRET_ACCESS_KEY">,
  requestUrl: string,
  file: DeclaredFile,
  { expiresSeconds, now }: Validity,
): Promise<string> {
  const expires = Math.floor(now.getTime() / 1000) + expiresSeconds;
  const url = new URL(PREFIX + file.key, requestUrl);
  url.searchParams.set("size", String(file.size));
  url.searchParams.set("expires", String(expires));
  url.searchParams.set("signature", await sign(env, file, expires));
  return url.href;
}

/**
 * `PUT /guest/uploads/…`: stores a file under the key that was signed for it. Errors: 400 where its length is another, 403 where the
 * signature is of another file or has expired, 412 where the key has an object, 503 while R2 does not answer.
 */
export const relay = new Hono<{ Bindings: Env }>().put(
  `${PREFIX}uploads/:year/:month/:batch/:id`,
  async (c) => {
    const key = c.req.path.slice(PREFIX.length);
    const contentType = c.req.header("content-type") ?? "";
    const [size, expires] = [Number(c.req.query("size")), Number(c.req.query("expires"))];
    const signature = await sign(c.env, { key, contentType, size }, expires);
    const isSigned = await isSameText(signature, c.req.query("signature") ?? "");
    if (!parseKey(key) || !isSigned || !(Date.now() < expires * 1000))
      throw new Refused(403, "not_signed");
    const { body } = c.req.raw;
    const stated = c.req.header("content-length");
    if (!body || (stated !== undefined && Number(stated) !== size))
      throw badRequest("wrong_length");

    const stored = await putBody(
      c.env.FILES,
      key,
      { body, size },
      { onlyIf: { etagDoesNotMatch: "*" }, httpMetadata: { contentType } },
    );
    if (stored === null) throw new Refused(412, "exists");
    return c.json({ success: true });
  },
);
