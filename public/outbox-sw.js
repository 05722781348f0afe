/**
 * Sends what the outbox of this device holds (src/lead/outbox.ts) once the network returns and no page of the site is
 * open any more. It does nothing else: it keeps no page and answers no request.
 */
const STORE = "leads";
const ALREADY_THERE = 412;
const TRANSIENT = new Set([408, 425, 429]);

const answerOf = (request) =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });

async function database() {
  const opening = indexedDB.open("aipm-outbox");
  opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(STORE));
  return answerOf(opening);
}

/** Thrown where trying again later may help; anything else is an answer. */
class Later extends Error {}

async function call(url, init, accepts = (status) => status < 300) {
  const response = await fetch(url, { method: "POST", ...init });
  const body = await response.json().catch(() => undefined);
  if (accepts(response.status)) return { ok: true, data: body?.data };
  if (response.status >= 500 || TRANSIENT.has(response.status)) throw new Later(`${url} answered ${response.status}`);
  return { ok: false, problems: body?.errors ?? [] };
}

const postJson = (url, body) =>
  call(url, { headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

const described = ({ file }) => ({ originalFilename: file.name, contentType: file.type, fileSize: file.size });

async function sign(lead) {
  const query = new URLSearchParams({ formType: lead.formType });
  const signed = await postJson(`/guest/uploads/presign/bulk?${query}`, lead.files.map(described));
  if (!signed.ok) return signed;
  for (const { fileIndex, uploadUrl } of signed.data.uploadUrls) {
    const { file } = lead.files[fileIndex];
    const headers = { "content-type": file.type, "if-none-match": "*" };
    const isThere = (status) => status < 300 || status === ALREADY_THERE;
    const put = await call(uploadUrl, { method: "PUT", headers, body: file }, isThere);
    if (!put.ok) return put;
  }
  const { batchId, uploadUrls } = signed.data;
  const formData = { fileUploadBatchId: batchId, uploadedFileKeys: uploadUrls.map(({ s3Key }) => s3Key) };
  return { ok: true, data: { formData: { ...lead.body.formData, ...formData } } };
}

async function upload(lead) {
  const uploadedDocuments = [];
  for (const { file } of lead.files) {
    const form = new FormData();
    form.set("file", file);
    form.set("fileCategory", lead.upload.category ?? "document");
    const answer = await call("/s3/upload", { body: form });
    if (!answer.ok) return answer;
    uploadedDocuments.push({ ...answer.data, fileName: answer.data.filePath.split("/").at(-1) });
  }
  return { ok: true, data: { uploadedDocuments } };
}

async function send(lead) {
  const files = lead.files.length === 0 ? { ok: true } : await (lead.upload.via === "presign" ? sign : upload)(lead);
  if (!files.ok) return { ...lead, problems: files.problems };
  const body = { ...lead.body, ...files.data, submissionId: lead.id, meta: lead.meta };
  const answer = await postJson("/forms", body);
  if (!answer.ok) return { ...lead, problems: answer.problems };
  if (!answer.data) throw new Later("The answer came from somebody else");
  // The next page shows the receipt; the answers and files are not needed for that.
  return { ...lead, files: [], receipt: answer.data };
}

async function sendAll() {
  // A page that is open sends by itself, and shows how it goes.
  if ((await clients.matchAll({ type: "window", includeUncontrolled: true })).length > 0) return;
  const outbox = await database();
  const leads = () => outbox.transaction(STORE, "readwrite").objectStore(STORE);
  for (const lead of await answerOf(leads().getAll())) {
    if (lead.problems || lead.receipt) continue;
    await navigator.locks.request(`aipm-lead-${lead.id}`, async () => {
      if (!(await answerOf(leads().getKey(lead.id)))) return;
      const sent = await send(lead);
      await answerOf(leads().put(sent, lead.id));
    });
  }
}

addEventListener("sync", (event) => {
  // A promise that fails makes the browser try again later.
  if (event.tag === "outbox") event.waitUntil(sendAll());
});
