/** Checks of the edge: health, lead, upload and alarms. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { ROOT } from "../../shared/commands.ts";
import { CANARY } from "../../src/record/canary.ts";
import { findForm } from "../../src/forms/catalogue.ts";
import type { JsonObject } from "../../src/forms/objects.ts";
import { decodeBody, encodeBody } from "../../src/forms/wire.ts";
import { type Locale, pathIn } from "../../src/i18n/locale.ts";
import { ask, askSite, assert, post, readJson, type Site } from "./ask.ts";

const PATIENCE_MS = 3 * 60_000;

/**
 * Waits for `/health` of the release under test. A new version needs seconds to spread, and the certificate of a new domain
 * needs minutes.
 */
export async function health(site: Site, patience = PATIENCE_MS): Promise<string> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      const answer = await readJson<{ version?: string }>(
        await askSite(site, "/health"),
        200,
        "/health",
      );
      const expected = site.release?.version ?? answer.version;
      assert(
        answer.version === expected,
        `The version ${answer.version} answers instead of ${expected}`,
      );
      return `${answer.version} answers`;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await setTimeout(Math.min(2000, patience / 10));
  }
}

const EXAMPLES = path.join(ROOT, "tests/contracts/examples");

interface Enquiry extends JsonObject {
  readonly formType: string;
  readonly formData: JsonObject;
}

/** The example of a form with the marks of a canary, from a page in one of the languages. */
function canary(file: string, locale: Locale = "en"): Enquiry {
  const example = JSON.parse(readFileSync(path.join(EXAMPLES, file), "utf8")) as Enquiry;
  const form = findForm(example.formType)!;
  const { values } = decodeBody(form, example);
  const person = { fullName: CANARY.fullName, countryCode: "+91", phoneNumber: "0000000000" };
  return {
    ...encodeBody(form, { ...values, ...person }),
    submissionId: crypto.randomUUID(),
    meta: {
      path: pathIn(locale, form.pages[0]?.path ?? "/contact-form"),
      utm: { source: CANARY.utmSource },
      elapsedMs: 60_000,
    },
  };
}

async function sendLead(site: Site, body: Enquiry): Promise<string> {
  const name = `An enquiry of the form ${body.formType}`;
  const answer = await post(site, "/forms", body);
  assert(
    !answer.headers.has("cf-mitigated"),
    `${name} met a challenge of Cloudflare: exempt POST /forms from that rule (Security, WAF)`,
  );
  const { data } = await readJson<{ data?: { reference?: string } }>(answer, 200, name);
  const reference = data?.reference ?? "";
  assert(reference.startsWith("AIPM-"), `${name} got no reference`);
  return reference;
}

/** Sends a canary twice, which must give one reference, and one without a name, which must be rejected. */
export async function lead(site: Site): Promise<string> {
  const files = site.withAllForms
    ? readdirSync(EXAMPLES).filter((name) => name.endsWith(".json"))
    : [];
  const failed: string[] = [];
  for (const [i, file] of files.entries())
    await sendLead(site, canary(file, i % 2 ? "hi" : "en")).catch((error: Error) =>
      failed.push(error.message),
    );
  assert(failed.length === 0, failed.join("; "));
  const body = canary("CONTACT_US.json");
  const [first, again] = [await sendLead(site, body), await sendLead(site, body)];
  assert(first === again, `The same enquiry got two references, ${first} and ${again}`);
  const { formData: _, fullName: __, ...withoutName } = body;
  const refused = await post(site, "/forms", { ...withoutName, submissionId: crypto.randomUUID() });
  await readJson(refused, 400, "An enquiry without a name");
  return `${first}${files.length > 0 ? ` and ${files.length} of all forms` : ""}; the site erases it after a day`;
}

/** Reads the site's own alarms. A missed call does not fail an hourly run or a release, because nothing on the site is broken. */
export async function alarms(site: Site): Promise<string | undefined> {
  const { HEALTH_TOKEN } = process.env;
  if (!HEALTH_TOKEN || site.isTrial || site.release) return undefined;
  const answer = await askSite(site, "/health?deep", {
    headers: { authorization: `Bearer ${HEALTH_TOKEN}` },
  });
  const status = answer.status === 503 ? 503 : 200;
  const report = await readJson<{ broken: string[]; alarms: string[] }>(
    answer,
    status,
    "/health?deep",
  );
  const failing = report.alarms.filter((_, i) => report.broken[i] !== "calls" || site.withAllForms);
  assert(failing.length === 0, failing.join("; "));
  return report.alarms.join("; ") || "none";
}

const FILE = new TextEncoder().encode("%PDF-1.4\n% A sample of the trial enquiry.\n%%EOF\n");
/** The URL signs these headers and the length. */
const PUT_HEADERS = { "content-type": "application/pdf", "if-none-match": "*" };

/** A batch with signed upload URLs of its file, at the bucket and at our own host. */
interface Signed {
  readonly batchId: string;
  readonly uploadUrls: readonly {
    readonly uploadUrl: string;
    readonly relayUrl: string;
    readonly s3Key: string;
  }[];
}

/** Whether the bucket's CORS rules let pages of the site upload to the URL. */
async function isUploadAllowed({ origin }: Site, url: string): Promise<boolean> {
  const preflight = {
    origin,
    "access-control-request-method": "PUT",
    "access-control-request-headers": Object.keys(PUT_HEADERS).join(","),
  };
  const answer = await ask(url, { method: "OPTIONS", headers: preflight });
  return (
    answer.ok && ["*", origin].includes(answer.headers.get("access-control-allow-origin") ?? "")
  );
}

/**
 * Sends an enquiry with a file. The file goes to the bucket as from a page, because pages silently use our own host if the bucket takes
 * nothing. No documentation says that R2 enforces a signed length, so a longer file and a second one must be refused. Our own host must
 * answer 412, which proves that it uses the same bucket.
 */
export async function upload(site: Site): Promise<string> {
  const files = [
    {
      originalFilename: "trial.pdf",
      contentType: PUT_HEADERS["content-type"],
      fileSize: FILE.length,
    },
  ];
  const signing = await post(
    site,
    "/guest/uploads/presign/bulk?formType=DOCUMENT_VERIFICATION",
    files,
  );
  if (site.isTrial) {
    await readJson(signing, 503, "Signing an upload without a bucket");
    return "rejected with 503, because a trial has no bucket";
  }
  const { data } = await readJson<{ data?: Signed }>(signing, 200, "Signing an upload");
  const [signed] = data?.uploadUrls ?? [];
  assert(data !== undefined && signed !== undefined, "No URL was signed");
  const { uploadUrl, relayUrl, s3Key } = signed;
  /** @returns The status, or 0 if the connection was closed. */
  const put = (send: typeof ask, url: string, body: Uint8Array<ArrayBuffer>): Promise<number> =>
    send(url, { method: "PUT", headers: { ...PUT_HEADERS, origin: site.origin }, body }).then(
      ({ status }) => status,
      () => 0,
    );
  assert(
    await isUploadAllowed(site, uploadUrl),
    "The bucket lets no page of this site upload, so files go through the worker. Set its rules: npx wrangler r2 bucket cors set aipm-files --file worker/uploads/cors.json --force",
  );
  const tooLong = await put(ask, uploadUrl, new Uint8Array([...FILE, 0]));
  assert(
    tooLong === 0 || tooLong >= 400,
    `The bucket took a file one byte longer than signed (${tooLong})`,
  );
  const right = await put(ask, uploadUrl, FILE);
  assert(
    right === 200,
    `The bucket answered ${right} to a signed file, so files go through the worker. Check its key: docs/deploy.md, "Rotate the upload key"`,
  );
  const twice = await put(ask, uploadUrl, FILE);
  assert(twice >= 400, `The bucket let a file be replaced (${twice})`);
  const { origin, pathname, search } = new URL(relayUrl);
  assert(origin === site.origin, `The second address of a file is at ${origin}, not at this site`);
  const byUs = await put((url, init) => askSite(site, url, init), pathname + search, FILE);
  assert(
    byUs === 412,
    `Our own host answered ${byUs} to the same file instead of 412. Does it use the same bucket?`,
  );
  const enquiry = canary("DOCUMENT_VERIFICATION.json");
  const formData = {
    ...enquiry.formData,
    fileUploadBatchId: data.batchId,
    uploadedFileKeys: [s3Key],
  };
  return `taken once and as signed, and sent with ${await sendLead(site, { ...enquiry, formData })}`;
}
