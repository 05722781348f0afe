/**
 * The upload helper for files outside a form: `/s3/upload`, and records in the second spelling.
 * Requirements U1, U2, U4.
 */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { papersAndPictures } from "../../../src/forms/files.ts";
import { uploadFiles } from "../../../src/lead/upload-files.ts";
import { fakeTransfers, file, Transfer } from "../ui/forms/transfer.ts";

beforeEach(fakeTransfers);
afterEach(() => vi.unstubAllGlobals());

const deed = file("deed.pdf", "application/pdf", 2000);
const photo = file("house.jpg", "image/jpeg", 3000);

const stored = (id: string, name: string, type: string, category: string): object => ({
  success: true,
  message: "ok",
  data: {
    id,
    originalFileName: name,
    filePath: `guest/${id}/${name}`,
    fileSize: 2000,
    contentType: type,
    fileCategory: category,
    createdAt: "2026-01-15T10:00:00.000Z",
  },
});
const sent = (i: number): FormData => Transfer.sent[i]!.body as FormData;

it("sends each file under its category, and answers with records in order", async () => {
  const answer = uploadFiles([
    { file: deed, fieldName: "papers" },
    { file: photo, fieldName: "photos", category: "site_photos" },
  ]);
  await vi.waitFor(() => expect(Transfer.sent).toHaveLength(2));
  expect(Transfer.sent.map(({ method, url }) => `${method} ${url}`)).toEqual(["POST /s3/upload", "POST /s3/upload"]);
  expect([sent(0).get("fileCategory"), sent(1).get("fileCategory")]).toEqual(["document", "site_photos"]);
  await Transfer.sent[1]!.ends(200, stored("2", "house.jpg", "image/jpeg", "site_photos"));
  await Transfer.sent[0]!.ends(200, stored("1", "deed.pdf", "application/pdf", "document"));
  expect(await answer).toEqual({
    success: true,
    data: [
      {
        id: "1",
        fileName: "deed.pdf",
        fileUrl: "guest/1/deed.pdf",
        fileSize: 2000,
        mimeType: "application/pdf",
        category: "document",
      },
      {
        id: "2",
        fileName: "house.jpg",
        fileUrl: "guest/2/house.jpg",
        fileSize: 2000,
        mimeType: "image/jpeg",
        category: "site_photos",
      },
    ],
  });
});

it("names the control whose file did not arrive, and never throws", async () => {
  const answer = uploadFiles([
    { file: deed, fieldName: "papers" },
    { file: photo, fieldName: "photos" },
  ]);
  await vi.waitFor(() => expect(Transfer.sent).toHaveLength(2));
  await Transfer.sent[0]!.ends(200, stored("1", "deed.pdf", "application/pdf", "document"));
  await Transfer.sent[1]!.ends(500);
  expect(await answer).toMatchObject({
    success: false,
    error: "Failed to upload house.jpg: Server error occurred. Please try again later.",
    fields: ["photos"],
  });
});

it("answers an empty list for no files", async () => {
  expect(await uploadFiles([])).toEqual({ success: true, data: [] });
});

it("sends nothing where a file breaks the rule, which is one of its own unless another is given", async () => {
  const big = file("deed.pdf", "application/pdf", 11 * 1024 * 1024);
  const webp = file("house.webp", "image/webp", 3000);
  expect(
    await uploadFiles([
      { file: photo, fieldName: "photos" },
      { file: big, fieldName: "papers" },
    ]),
  ).toEqual({
    success: false,
    error: "File deed.pdf is too large. Maximum size is 10 MB",
    fields: ["papers"],
  });
  expect(await uploadFiles([{ file: webp, fieldName: "photos" }])).toEqual({
    success: false,
    error: "File house.webp has invalid type. Allowed types: .pdf, .jpg, .jpeg, .png, .doc, .docx",
    fields: ["photos"],
  });
  expect(Transfer.sent).toHaveLength(0);
  void uploadFiles(
    [
      { file: webp, fieldName: "photos" },
      { file: big, fieldName: "papers" },
    ],
    papersAndPictures(15),
  );
  await vi.waitFor(() => expect(Transfer.sent).toHaveLength(2));
});
