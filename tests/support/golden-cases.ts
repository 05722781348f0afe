/** What the golden vectors sign, whoever signs it: the AWS SDK's presigner when they are made, our own in the test. */
import { attachment } from "../../worker/uploads/disposition.ts";

const R2 = "https://0123456789abcdef0123456789abcdef.r2.cloudflarestorage.com";
const LOCAL = "http://localhost:5173/cdn-cgi/local/r2/s3";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const KEY = "uploads/2026/11/5f0c2a8e-7f55-4b7e-9a55-0d2f3c6b7a10/9d2b6f0e-31a4-4f6e-8f3a-6c1f0b2d4e57";

export const CREDENTIALS = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY" };
export const BUCKET = "aipm-files";
export const SIGNED_AT = "2026-11-21T09:15:30.000Z";

export interface PutCase {
  readonly name: string;
  readonly method: "PUT";
  readonly endpoint: string;
  readonly key: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly expiresSeconds: number;
}

export interface GetCase {
  readonly name: string;
  readonly method: "GET";
  readonly endpoint: string;
  readonly key: string;
  readonly fileName: string;
  readonly expiresSeconds: number;
}

const put = (
  name: string,
  contentType: string,
  size: number,
  { endpoint = R2, key = KEY, expiresSeconds = 900 } = {},
): PutCase => ({ name, method: "PUT", endpoint, key, contentType, size, expiresSeconds });

const get = (name: string, fileName: string, { endpoint = R2, key = KEY, expiresSeconds = 600 } = {}): GetCase => ({
  name,
  method: "GET",
  endpoint,
  key,
  fileName,
  expiresSeconds,
});

export const CASES: readonly (PutCase | GetCase)[] = [
  put("a PDF", "application/pdf", 182_044),
  put("one byte", "text/plain", 1),
  put("the largest video", "video/mp4", 50 * 1024 * 1024),
  put("a long type with dots", DOCX, 15_728_640),
  put("a type with a parameter and a space", "text/plain; charset=utf-8", 2048),
  put("a type with a quoted parameter", 'text/plain; charset="utf-8"', 2048),
  put("a type with a plus sign", "image/svg+xml", 2048),
  put("the local endpoint, which has a port and a path", "image/jpeg", 3_145_728, { endpoint: LOCAL }),
  put("the shortest validity", "image/png", 9, { expiresSeconds: 1 }),
  put("the longest validity", "image/png", 9, { expiresSeconds: 604_800 }),
  put("a key with spaces and signs", "image/png", 9, { key: "uploads/a b/c+d (1)!'*~=&@é/हिन्दी" }),
  get("a plain name", "title-deed.pdf"),
  get("a name with spaces, quotes and a plus", 'sale "final" deed + plan (2).pdf'),
  get("a name in Devanagari", "विक्रय पत्र.pdf"),
  get("a name with an emoji, from the local endpoint", "घर 🏠 plan.docx", { endpoint: LOCAL }),
];

export const dispositionOf = ({ fileName }: GetCase): string => attachment(fileName);
