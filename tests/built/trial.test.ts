/** The built worker without a bucket, as on a temporary account (`npm run deploy -- --trial`). */
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtModules, startWorker } from "../support/built-worker.ts";

let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  worker = await startWorker(builtModules(), { hasBucket: false, onLog: () => undefined });
});
afterAll(() => worker.site.dispose());

const post = (path: string, body: object): Promise<Response> =>
  fetch(new URL(path, worker.url), {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": "10.0.0.1" },
    body: JSON.stringify(body),
  });

it("answers uploads with 503 and accepts leads when it has no bucket", async () => {
  const file = { originalFilename: "deed.pdf", contentType: "application/pdf", fileSize: 64 };
  const signing = await post("/guest/uploads/presign/bulk?formType=DOCUMENT_VERIFICATION", [file]);
  expect(signing.status).toBe(503);
  const lead = await post("/forms", {
    formType: "CONTACT_US",
    submissionId: crypto.randomUUID(),
    fullName: "Asha Rao",
    countryCode: "+91",
    phoneNumber: "9812345678",
    formData: { city: "Karjat" },
  });
  expect(lead.status).toBe(200);
});
