/** Checks of the edge: health, lead and upload. */
import { setTimeout } from "node:timers/promises";
import { CANARY } from "../../src/record/canary.ts";
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
