/** Two leads with the same file: a corrected lead, and the one before it. */
import { expect, it, vi } from "vitest";
import type { Send } from "../../../src/lead/transfer.ts";
import { type PickedFile, Uploads } from "../../../src/lead/upload.ts";
import { sign } from "../ui/forms/transfer.ts";

const picked = (name: string): PickedFile => ({
  id: name,
  file: new File([name], name, { type: "application/pdf" }),
});
const [deed, ...others] = ["deed.pdf", "a.pdf", "b.pdf", "c.pdf"].map(picked);

it.each(["presign", "s3"] as const)(
  "names the file in both leads when the other one has uploaded it meanwhile: %s",
  async (via) => {
    vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
      const announced = JSON.parse(String(body)) as { readonly originalFilename: string }[];
      return sign(announced.map(({ originalFilename }) => originalFilename))();
    });
    const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
    const sendFile: Send = async ({ body }) => {
      const { name, size } = body instanceof File ? body : (body.get("file") as File);
      if (name !== "deed.pdf") await isFree;
      const data = { id: name, filePath: `x/${name}`, fileSize: size, originalFileName: name };
      return { ok: true, data: { success: true, data } };
    };
    const uploads = new Uploads(
      { upload: { via, category: "document" }, formType: "LOAN_FUNDING" },
      sendFile,
      () => {},
    );
    // The deed waits until one of the others is through.
    const corrected = uploads.deliver([...others, deed!]);
    const before = await uploads.deliver([deed!]);
    free();
    const names = (result: Awaited<typeof corrected>): unknown =>
      result.ok && [
        ...(result.data.uploadedFileKeys ?? []),
        ...(result.data.uploadedDocuments ?? []).map(({ fileName }) => `key/${fileName}`),
      ];
    expect(names(before)).toEqual(["key/deed.pdf"]);
    expect(names(await corrected)).toEqual([
      ...others.map(({ id }) => `key/${id}`),
      "key/deed.pdf",
    ]);
    expect(names(await uploads.deliver([deed!]))).toEqual(["key/deed.pdf"]);
  },
);
