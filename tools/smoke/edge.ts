/** Checks of the edge: release, lead, upload and scheduled job. */
import { CANARY } from "../../src/forms/canary.ts";
import { ask, askSite, assert, readJson, post, type Site, until } from "./ask.ts";

const MINUTE = 60_000;

/** Waits for the certificate of a new domain, which takes minutes. Returns `undefined` without https. */
export async function certificate(site: Site): Promise<string | undefined> {
  if (!site.origin.startsWith("https:")) return undefined;
  const begun = Date.now();
  await until(site, { upTo: 15 * MINUTE, every: 10_000 }, () => askSite(site, "/health")).catch((error: Error) => {
    throw new Error(
      `${error.message}: no answer by https yet. Look at SSL/TLS, Edge Certificates in the dashboard and ask again: npm run smoke -- ${site.origin}`,
    );
  });
  return `there, after ${Math.round((Date.now() - begun) / 1000)} s`;
}

/** Waits until the release under test answers, because Cloudflare needs seconds to spread it. */
export async function release(site: Site): Promise<string | undefined> {
  if (!site.release) return undefined;
  const { version } = site.release;
  return until(site, { upTo: MINUTE, every: 2000 }, async () => {
    const { version: answering } = await readJson<{ version?: string }>(await askSite(site, "/health"), 200, "/health");
    assert(answering === version, `${answering ?? "An unknown version"} answers in the place of ${version}`);
    return `${version} answers`;
  });
}

export async function health(site: Site): Promise<string> {
  const { success } = await readJson<{ success?: boolean }>(await askSite(site, "/health"), 200, "/health");
  assert(success === true, "/health does not say success");
  return "answers";
}

/** Sends a canary lead twice, which must give one reference, and one without a name, which must be rejected. */
export async function lead(site: Site): Promise<string> {
  const canary = {
    formType: "CONTACT_US",
    submissionId: crypto.randomUUID(),
    fullName: CANARY.fullName,
    countryCode: "+91",
    phoneNumber: "0000000000",
    formData: { city: "Karjat", notes: "Sent by npm run smoke. No call needed." },
    meta: { path: "/contact-form", utm: { source: CANARY.utmSource }, elapsedMs: 60_000 },
  };
  const send = async (): Promise<string> => {
    const { data } = await readJson<{ data?: { reference?: string } }>(
      await post(site, "/forms", canary),
      200,
      "A lead",
    );
    const reference = data?.reference ?? "";
    assert(reference.startsWith("AIPM-"), "A lead got no reference");
    return reference;
  };
  const [first, again] = [await send(), await send()];
  assert(first === again, `The same lead got two references, ${first} and ${again}`);
  const { formData: _, fullName: __, ...withoutName } = canary;
  const refused = await post(site, "/forms", { ...withoutName, submissionId: crypto.randomUUID() });
  await readJson(refused, 400, "A lead without a name");
  return `${first}; the site removes it after a day`;
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

/**
 * Uploads bytes, with retries after a 5xx.
 * @param send Sends the request to the bucket or to the site.
 * @returns The status, or 0 if the connection was closed.
 */
async function put(send: (init: RequestInit) => Promise<Response>, size: number, tries = 5): Promise<number> {
  const status = await send({ method: "PUT", headers: PUT_HEADERS, body: new Uint8Array(size) }).then(
    (answer) => answer.status,
    () => 0,
  );
  if (status < 500 || tries === 1) return status;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return put(send, size, tries - 1);
}

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

interface Deep {
  readonly broken?: readonly string[];
  readonly checks?: { readonly scheduled?: { readonly finishedAt?: string | null } | null };
}

/** Waits for a run of the scheduled job. Returns `undefined` without HEALTH_TOKEN. */
export async function scheduled(site: Site): Promise<string | undefined> {
  const { healthToken } = site;
  if (!healthToken) return undefined;
  const headers = { authorization: `Bearer ${healthToken}` };
  return until(site, { upTo: 30 * MINUTE, every: 30_000 }, async () => {
    const answer = await askSite(site, "/health?deep", { headers });
    const isKnown = [200, 503].includes(answer.status);
    assert(isKnown, `/health?deep answered ${answer.status}: is HEALTH_TOKEN the site's own?`);
    const { broken, checks } = await readJson<Deep>(answer, answer.status, "/health?deep");
    const last = checks?.scheduled?.finishedAt;
    assert(
      typeof last === "string",
      "The scheduled job has never run: Workers, Settings, Trigger Events must name */10 * * * * (npx wrangler triggers deploy)",
    );
    assert(answer.status === 200, `/health?deep finds broken: ${broken?.join(", ") ?? "it does not say what"}`);
    return `last run ${last}`;
  });
}
