/** The built worker without a bucket, as on a temporary account (`npm run deploy -- --trial`). */
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtModules, postAll, startWorker } from "../support/built-worker.ts";

let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  worker = await startWorker(builtModules(), { hasBucket: false, onLog: () => undefined });
});
afterAll(() => worker.site.dispose());

it("answers uploads with 503 and accepts leads when it has no bucket", async () => {
  const lead = {
    formType: "CONTACT_US",
    fullName: "Asha",
    phoneNumber: "9812345678",
    formData: { city: "Karjat" },
  };
  const file = { originalFilename: "deed.pdf", contentType: "application/pdf", fileSize: 64 };
  const statuses = new Map<string, number>();
  await postAll(
    worker.url,
    [
      {
        path: "/guest/uploads/presign/bulk?formType=DOCUMENT_VERIFICATION",
        body: JSON.stringify([file]),
      },
      { path: "/forms", body: JSON.stringify(lead) },
    ],
    ({ status }, { path }) => void statuses.set(path.split("?", 1)[0]!, status),
  );
  expect(Object.fromEntries(statuses)).toEqual({
    "/guest/uploads/presign/bulk": 503,
    "/forms": 200,
  });
});
