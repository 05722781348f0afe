/** Checks of the edge: health, lead, upload and alarms. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { ROOT } from "../../scripts/commands.ts";
import { CANARY } from "../../src/record/canary.ts";
import { findForm } from "../../src/forms/catalogue.ts";
import type { JsonObject } from "../../src/forms/objects.ts";
import { decodeBody, encodeBody } from "../../src/forms/wire.ts";
import { pathIn } from "../../src/i18n/locale.ts";
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
      const answer = await readJson<{ version?: string }>(await askSite(site, "/health"), 200, "/health");
      const expected = site.release?.version ?? answer.version;
      assert(answer.version === expected, `${answer.version} answers in the place of ${expected}`);
      return `${answer.version} answers`;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await setTimeout(Math.min(2000, patience / 10));
  }
}

const EXAMPLES = path.join(ROOT, "tests/contracts/examples");

/** The bodies of examples, with the marks of a canary. Their address is Hindi for every second one. */
function canaries(names: readonly string[]): object[] {
  return names.map((name, i) => {
    const example = JSON.parse(readFileSync(path.join(EXAMPLES, name), "utf8")) as JsonObject & { formType: string };
    const form = findForm(example.formType)!;
    const { values } = decodeBody(form, example);
    const person = { fullName: CANARY.fullName, countryCode: "+91", phoneNumber: "0000000000" };
    return {
      ...encodeBody(form, { ...values, ...person }),
      submissionId: crypto.randomUUID(),
      meta: {
        path: pathIn(i % 2 === 0 ? "en" : "hi", form.pages[0]?.path ?? "/contact-form"),
        utm: { source: CANARY.utmSource },
        elapsedMs: 60_000,
      },
    };
  });
}

async function sendLead(site: Site, body: object): Promise<string> {
  const name = `An enquiry of the form ${(body as { formType: string }).formType}`;
  const answer = await post(site, "/forms", body);
  assert(!answer.headers.has("cf-mitigated"), `${name} met a challenge: a rule of the zone must leave out POST /forms`);
  const { data } = await readJson<{ data?: { reference?: string } }>(answer, 200, name);
  const reference = data?.reference ?? "";
  assert(reference.startsWith("AIPM-"), `${name} got no reference`);
  return reference;
}

/** Sends a canary twice, which must give one reference, and one without a name, which must be rejected. */
export async function lead(site: Site): Promise<string> {
  const names = site.withAllForms
    ? readdirSync(EXAMPLES).filter((name) => name.endsWith(".json"))
    : ["CONTACT_US.json"];
  const bodies = canaries(names);
  const failed: string[] = [];
  for (const body of bodies) await sendLead(site, body).catch((error: Error) => failed.push(error.message));
  assert(failed.length === 0, failed.join("; "));
  const [canary] = bodies as [object];
  const [first, again] = [await sendLead(site, canary), await sendLead(site, canary)];
  assert(first === again, `The same enquiry got two references, ${first} and ${again}`);
  const { formData: _, fullName: __, ...withoutName } = canary as Record<string, unknown>;
  const refused = await post(site, "/forms", { ...withoutName, submissionId: crypto.randomUUID() });
  await readJson(refused, 400, "An enquiry without a name");
  return `${bodies.length === 1 ? first : `${bodies.length} of all forms`}; the site erases it after a day`;
}

/** What each alarm of `/health?deep` means. */
const ALARMS: Readonly<Record<string, string>> = {
  database: "the database does not answer, and enquiries wait in the bucket",
  size: "the database is more than 60 % full",
  bucket: "the bucket does not answer, and enquiries come without files",
  spool: "an enquiry has waited for the database for more than an hour",
  notices: "the team's chat has taken no message for an hour",
  scheduled: "the scheduled job failed, or has not run for half an hour",
  watch: "no trial enquiry has arrived for two hours",
  calls: "somebody has waited for a call a working day longer than promised",
};

/** Reads the site's own alarms. A missed call does not fail an hourly run or a release, because nothing on the site is broken. */
export async function alarms(site: Site): Promise<string | undefined> {
  const { HEALTH_TOKEN } = process.env;
  if (!HEALTH_TOKEN || site.isTrial || site.release) return undefined;
  const answer = await askSite(site, "/health?deep", { headers: { authorization: `Bearer ${HEALTH_TOKEN}` } });
  const { broken } = await readJson<{ broken: string[] }>(answer, answer.status === 503 ? 503 : 200, "/health?deep");
  const told = broken.filter((name) => name !== "calls" || site.withAllForms);
  assert(told.length === 0, told.map((name) => ALARMS[name] ?? name).join("; "));
  return broken.length === 0 ? "none" : `${ALARMS.calls}: npm run leads -- list --due`;
}

const TYPE = "application/pdf";
const SIZE = 64;
/** The URL signs these headers and the length. */
const PUT_HEADERS = { "content-type": TYPE, "if-none-match": "*" };

/** Signed upload URLs of a file, at the bucket and at our own host. */
interface Signed {
  readonly uploadUrl: string;
  readonly relayUrl: string;
}

function requestUrls(site: Site): Promise<Response> {
  const files = [{ originalFilename: "smoke.pdf", contentType: TYPE, fileSize: SIZE }];
  return post(site, "/guest/uploads/presign/bulk?formType=DOCUMENT_VERIFICATION", files);
}

async function signedUrls(site: Site): Promise<Signed> {
  const { data } = await readJson<{ data?: { uploadUrls?: Signed[] } }>(
    await requestUrls(site),
    200,
    "Signing an upload",
  );
  const [first] = data?.uploadUrls ?? [];
  assert(first !== undefined, "No URL was signed");
  return first;
}

/** Uploads bytes. @returns The status, or 0 if the connection was closed. */
const put = (send: (init: RequestInit) => Promise<Response>, size: number): Promise<number> =>
  send({ method: "PUT", headers: PUT_HEADERS, body: new Uint8Array(size) }).then(
    ({ status }) => status,
    () => 0,
  );

/** Whether the bucket's CORS rules let pages of the site upload to the URL. */
async function isUploadAllowed({ origin }: Site, url: string): Promise<boolean> {
  const preflight = {
    origin,
    "access-control-request-method": "PUT",
    "access-control-request-headers": Object.keys(PUT_HEADERS).join(","),
  };
  const answer = await ask(url, { method: "OPTIONS", headers: preflight });
  return answer.ok && ["*", origin].includes(answer.headers.get("access-control-allow-origin") ?? "");
}

/**
 * Uploads a file as signed, one byte longer, and a second time, because no documentation says that R2 enforces a signed length.
 * The address on our own host must report 412, which proves that it uses the same bucket. The sweep deletes the file.
 */
export async function upload(site: Site): Promise<string> {
  if (site.isTrial) {
    await readJson(await requestUrls(site), 503, "Signing an upload without a bucket");
    return "rejected with 503, because a trial has no bucket";
  }
  const { uploadUrl, relayUrl } = await signedUrls(site);
  const toBucket = (init: RequestInit): Promise<Response> => ask(uploadUrl, init);
  assert(
    await isUploadAllowed(site, uploadUrl),
    "The bucket lets no page of this site upload: npx wrangler r2 bucket cors set aipm-files --file worker/uploads/cors.json",
  );
  const tooLong = await put(toBucket, SIZE + 1);
  assert(tooLong === 0 || tooLong >= 400, `The bucket took a file one byte longer than signed (${tooLong})`);
  const right = await put(toBucket, SIZE);
  assert(right === 200, `The bucket answered ${right} to a file as signed`);
  const twice = await put(toBucket, SIZE);
  assert(twice >= 400, `The bucket let a file be replaced (${twice})`);
  const { origin, pathname, search } = new URL(relayUrl);
  assert(origin === site.origin, `The second address of a file is at ${origin}, not at this site`);
  const byUs = await put((init) => askSite(site, pathname + search, init), SIZE);
  assert(
    byUs === 412,
    `The second address of a file answered ${byUs} instead of 412, which says that the bucket has it`,
  );
  return "taken as signed; one byte more and a second time refused, also by our own host";
}
