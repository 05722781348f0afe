/** Our signed URLs equal those of the AWS SDK's presigner. */
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { expect, it } from "vitest";
import { attachment } from "../../src/record/file-name.ts";
import { signGet, signPut } from "../../src/record/sign.ts";

const R2 = "https://0123456789abcdef0123456789abcdef.r2.cloudflarestorage.com";
const LOCAL = "http://localhost:5173/cdn-cgi/local/r2/s3";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const KEY =
  "uploads/2026/11/5f0c2a8e-7f55-4b7e-9a55-0d2f3c6b7a10/9d2b6f0e-31a4-4f6e-8f3a-6c1f0b2d4e57";
const BUCKET = "aipm-files";
const credentials = {
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};
const now = new Date("2026-11-21T09:15:30.000Z");

const envAt = (endpoint: string) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: BUCKET,
  S3_ACCESS_KEY_ID: credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
});

function sdk(endpoint: string): S3Client {
  const s3 = new S3Client({
    endpoint,
    region: "auto",
    forcePathStyle: true,
    credentials,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  s3.middlewareStack.add(
    (next) => (args) => {
      // No server reads the SDK's operation name.
      const request = args.request as { query?: Record<string, unknown> };
      delete request.query?.["x-id"];
      return next(args);
    },
    { step: "build" },
  );
  return s3;
}

/** The signed parts of a URL, without the order of parameters. */
const parts = (url: string) => {
  const { origin, pathname, searchParams } = new URL(url);
  return {
    origin,
    pathname,
    parameters: [...searchParams].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  };
};

it.each<[string, string, number, { endpoint?: string; key?: string; expiresSeconds?: number }?]>([
  ["a PDF", "application/pdf", 182_044],
  ["a long type with dots", DOCX, 15_728_640],
  ["a type with a quoted parameter", 'text/plain; charset="utf-8"', 2048],
  ["a type with a plus sign", "image/svg+xml", 2048],
  ["the local endpoint, which has a port and a path", "image/jpeg", 3_145_728, { endpoint: LOCAL }],
  ["the longest validity", "image/png", 9, { expiresSeconds: 604_800 }],
  ["a key with spaces and signs", "image/png", 9, { key: "uploads/a b/c+d (1)!'*~=&@é/हिन्दी" }],
])("signs a PUT like the SDK: %s", async (_, contentType, size, more = {}) => {
  const { endpoint, key, expiresSeconds } = {
    endpoint: R2,
    key: KEY,
    expiresSeconds: 900,
    ...more,
  };
  const command = new PutObjectCommand({
    Bucket: BUCKET,
    Key: key,
    ContentType: contentType,
    ContentLength: size,
    IfNoneMatch: "*",
  });
  // The SDK signs the type only if it is listed.
  const options = {
    expiresIn: expiresSeconds,
    signingDate: now,
    signableHeaders: new Set(["content-type"]),
  };
  const expected = await getSignedUrl(sdk(endpoint), command, options);
  const actual = await signPut(
    envAt(endpoint),
    "http://unused/",
    { key, contentType, size },
    { expiresSeconds, now },
  );
  expect(parts(actual)).toEqual(parts(expected));
});

it.each([
  ["a name with spaces, quotes and a plus", 'sale "final" deed + plan (2).pdf', R2],
  ["a name with an emoji, from the local endpoint", "घर 🏠 plan.docx", LOCAL],
])("signs a GET like the SDK: %s", async (_, fileName, endpoint) => {
  const command = new GetObjectCommand({
    Bucket: BUCKET,
    Key: KEY,
    ResponseContentDisposition: attachment(fileName),
  });
  const expected = await getSignedUrl(sdk(endpoint), command, { expiresIn: 600, signingDate: now });
  const actual = await signGet(envAt(endpoint), "http://unused/", {
    key: KEY,
    fileName,
    expiresSeconds: 600,
    now,
  });
  expect(parts(actual)).toEqual(parts(expected));
  expect(actual, "S3 reads a plus sign as a plus sign").not.toContain("+");
});

it.each([0, 1.5, 604_801])("refuses to sign a URL for %d s", async (expiresSeconds) => {
  const download = { key: KEY, fileName: "deed.pdf", expiresSeconds, now };
  await expect(signGet(envAt(R2), "http://unused/", download)).rejects.toThrow(RangeError);
});
