/**
 * A signed URL against the local S3 endpoint, which checks signatures as R2 does: it admits one file, as declared.
 * Requirements U2, U3, U4.
 */
import { expect, test } from "@playwright/test";
import { signGet, type SigningEnv } from "../worker/uploads/sign.ts";

/** The dummies of wrangler.toml. */
const ENV: SigningEnv = {
  S3_ENDPOINT: "/cdn-cgi/local/r2/s3",
  S3_BUCKET: "aipm-files",
  S3_ACCESS_KEY_ID: "local-access-key",
  S3_SECRET_ACCESS_KEY: "local-secret-key",
};
const PDF = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n";
const HEADERS = { "content-type": "application/pdf", "if-none-match": "*" };

interface Signed {
  readonly uploadUrl: string;
  readonly s3Key: string;
}
let site = "";
let signed: readonly Signed[] = [];
/** Each test spends URLs of its own. */
const take = (): Signed => {
  const [first, ...rest] = signed;
  if (!first) throw new Error("Sign more URLs");
  signed = rest;
  return first;
};

const put = (url: string, body: string = PDF, headers: Record<string, string> = HEADERS): Promise<Response> =>
  fetch(url, { method: "PUT", headers, body });

/** The local endpoint drops the connection of whatever it refuses, at times while the next request is under way on it. */
const stored = async (key: string, tries = 5): Promise<Response> => {
  const link = { key, fileName: "title deed.pdf", expiresSeconds: 60, now: new Date() };
  const response = await fetch(await signGet(ENV, site, link));
  return response.status === 500 && tries > 1 ? stored(key, tries - 1) : response;
};

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ baseURL }) => {
  site = baseURL ?? "";
  const file = { originalFilename: "title deed.pdf", contentType: "application/pdf", fileSize: PDF.length };
  const response = await fetch(`${site}/guest/uploads/presign/bulk?formType=HIGH_VALUE_ASSET`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(Array.from({ length: 10 }, () => file)),
  });
  const body = (await response.json()) as { data: { uploadUrls: Signed[] } };
  signed = body.data.uploadUrls;
});

test("it admits the file, which staff then download, and no second one", async () => {
  const { uploadUrl, s3Key } = take();
  expect((await put(uploadUrl)).status).toBe(200);
  const download = await stored(s3Key);
  expect(await download.text()).toBe(PDF);
  expect(download.headers.get("content-type")).toBe("application/pdf");

  const other = PDF.replace("1.7", "1.4");
  expect((await put(uploadUrl, other)).status).toBe(412);
  expect(await (await stored(s3Key)).text()).toBe(PDF);
});

const refusals: readonly (readonly [string, (url: string) => Promise<Response>])[] = [
  ["another type", (url) => put(url, PDF, { ...HEADERS, "content-type": "text/html" })],
  ["a longer file", (url) => put(url, `${PDF} `)],
  ["a shorter file", (url) => put(url, PDF.slice(1))],
  ["a PUT over a file that may be there", (url) => put(url, PDF, { "content-type": "application/pdf" })],
  ["another key", (url) => put(url.replace(/[0-9a-f](?=\?)/, (c) => (c === "0" ? "1" : "0")))],
  ["another key of another place", (url) => put(url.replace("/uploads/", "/spool/"))],
  ["a longer validity", (url) => put(url.replace("X-Amz-Expires=900", "X-Amz-Expires=9000"))],
  ["no signature", (url) => put(url.replace(/&X-Amz-Signature=[0-9a-f]+/, ""))],
  ["a GET", (url) => fetch(url, { headers: HEADERS })],
  ["a DELETE", (url) => fetch(url, { method: "DELETE", headers: HEADERS })],
];

test("it refuses whatever it was not signed for", async () => {
  const { uploadUrl, s3Key } = take();
  for (const [name, attempt] of refusals) {
    const { status } = await attempt(uploadUrl);
    expect([400, 403], name).toContain(status);
    expect((await stored(s3Key)).status, name).toBe(404);
  }
  expect((await put(uploadUrl)).status).toBe(200);
});
