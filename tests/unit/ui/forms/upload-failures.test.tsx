import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { form as circle } from "../../../../src/forms/definitions/group-buying-create.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import type { AnyForm } from "../../../../src/forms/define.ts";
import {
  accepted,
  alerts,
  control,
  edge,
  listedFiles,
  press,
  refused,
  settle,
  submit,
  submitButton,
} from "./harness.tsx";
import { deed, endUploads, findLead, pickFiles, plan, send, uploadAll } from "./picked-files.tsx";
import { fakeTransfers, file, sign, Transfer } from "./transfer.ts";

beforeEach(fakeTransfers);
afterEach(endUploads);

describe("failed upload", () => {
  it("retries only the failed file and shows its message", async () => {
    const calls = await send(exchange, [deed, plan], sign(["deed.pdf", "plan.png"]), accepted);
    await Transfer.sent[0]!.ends(200);
    await Transfer.sent[1]!.ends(503);
    const message = "Failed to upload plan.png: Server error occurred. Please try again later.";
    expect(alerts().join()).toContain(message);
    expect(screen.getByText("Uploaded")).toBeTruthy();
    expect(findLead(calls)).toBeUndefined();
    expect(submitButton().disabled).toBe(false);

    await submit();
    expect(Transfer.sent.map(({ url }) => url.split("/").at(-1))).toEqual([
      "deed.pdf",
      "plan.png",
      "plan.png",
    ]);
    await Transfer.sent[2]!.ends(200);
    expect(calls.map(({ url }) => url.split("?")[0])).toEqual([
      "/guest/uploads/presign/bulk",
      "/forms",
    ]);
    expect(findLead(calls)?.["formData"]).toMatchObject({
      uploadedFileKeys: ["key/deed.pdf", "key/plan.png"],
    });
  });

  it.each<[string, AnyForm]>([
    ["by a signed address", exchange],
    ["by the edge", circle],
  ])("names a file that can no longer be read, and does not retry it: %s", async (_, form) => {
    const moved = file("moved.pdf", "application/pdf");
    const calls = edge(sign(["moved.pdf"]), accepted);
    await pickFiles(form, [moved]);
    moved.stream = () =>
      new ReadableStream({
        start: (stream) => stream.error(new DOMException("gone", "NotReadableError")),
      });
    await submit();
    await Transfer.sent[0]!.breaks();
    expect(alerts().join()).toContain(
      "Failed to upload moved.pdf: This file can no longer be read on this device.",
    );
    expect(alerts().join()).toContain("Remove the rejected file, or choose another one");
    expect(screen.queryByRole("timer")).toBeNull();
    expect(findLead(calls)).toBeUndefined();
  });

  it.each<readonly [answer: string, body: object]>([
    ["a portal", { ok: true, data: {} }],
    [
      "no batch",
      {
        success: true,
        data: { uploadUrls: [{ fileIndex: 0, uploadUrl: "https://a.example", s3Key: "a" }] },
      },
    ],
    [
      "another file",
      {
        success: true,
        data: { batchId: "1", uploadUrls: [{ fileIndex: 1, uploadUrl: "x", s3Key: "a" }] },
      },
    ],
  ])("keeps the lead when a 200 signs no address of its file: %s", async (_, body) => {
    const calls = await send(exchange, [deed], () => Response.json(body));
    expect(Transfer.sent).toEqual([]);
    expect(findLead(calls)).toBeUndefined();
    expect(alerts().join()).toContain("Failed to upload documents");
  });

  it("signs a file again once when its URL is rejected with 403", async () => {
    const calls = await send(exchange, [deed], sign(["deed.pdf"]), sign(["again.pdf"]), accepted);
    await Transfer.sent[0]!.ends(403);
    expect(Transfer.sent[1]!.url).toMatch(/again\.pdf$/);
    await Transfer.sent[1]!.ends(200);
    expect(findLead(calls)?.["formData"]).toMatchObject({ uploadedFileKeys: ["key/again.pdf"] });
  });

  it("takes a file as arrived when storage answers 412", async () => {
    const calls = await send(exchange, [deed], sign(["deed.pdf"]), accepted);
    await Transfer.sent[0]!.breaks();
    await submit();
    await Transfer.sent[1]!.ends(412);
    expect(findLead(calls)?.["formData"]).toMatchObject({ uploadedFileKeys: ["key/deed.pdf"] });
  });

  it("uses our own host after 30 s without progress", async () => {
    edge(sign(["deed.pdf"], "/guest/uploads"));
    await pickFiles(exchange, [deed]);
    vi.useFakeTimers();
    await submit();
    await act(async () => vi.advanceTimersByTimeAsync(29_000));
    expect(Transfer.sent).toHaveLength(1);
    await act(async () => vi.advanceTimersByTimeAsync(1001));
    expect(Transfer.sent[1]!.url).toBe("/guest/uploads/deed.pdf");
    await act(async () => vi.advanceTimersByTimeAsync(29_000));
    await Transfer.sent[1]!.moves(1000, deed.size);
    await act(async () => vi.advanceTimersByTimeAsync(29_000));
    expect(submitButton().disabled).toBe(true);
    await act(async () => vi.advanceTimersByTimeAsync(1001));
    await settle();
    expect(alerts().join()).toContain(
      "Failed to upload deed.pdf: Request timed out. Please try again.",
    );
  });

  it.each([
    [400, "0.originalFilename", "invalid", "The file's name is too long"],
    [429, "file", "upload_quota", "Too many files have come from your network today."],
  ])(
    "shows the reason of the edge at the file when signing fails with %i",
    async (status, field, code, message) => {
      await send(exchange, [deed], () => refused(status, [{ field, code, message }]));
      expect(alerts().join()).toContain("Failed to upload documents");
      expect(document.querySelector("li")!.textContent).toContain(message);
    },
  );
});

describe("stored file that the edge rejects", () => {
  it("signs the file again for the next attempt", async () => {
    const problem = {
      field: "formData.uploadedFileKeys.1",
      code: "wrong_content",
      message: "File 2 has a password.",
    };
    const calls = await send(
      exchange,
      [deed, plan],
      sign(["deed.pdf", "plan.png"]),
      () => refused(400, [problem]),
      sign(["again.png"]),
      accepted,
    );
    await uploadAll();
    await submit();
    expect(calls[2]?.url).toBe(
      "/guest/uploads/presign/bulk?formType=PROPERTY_EXCHANGE&batchId=batch-1",
    );
    await Transfer.sent[2]!.ends(200);
    expect(calls[3]?.body["formData"]).toMatchObject({
      uploadedFileKeys: ["key/deed.pdf", "key/again.png"],
    });
  });

  // The edge's text in each language. A name may contain its number.
  it.each([
    [
      "plan.png",
      "File 2 does not contain what its type says.",
      "File plan.png does not contain what its type says.",
    ],
    [
      "plan.png",
      "फ़ाइल 2 नहीं मिली। कृपया उसे फिर से अपलोड करें।",
      "फ़ाइल plan.png नहीं मिली। कृपया उसे फिर से अपलोड करें।",
    ],
    [
      "plan.png",
      "2: इस तरह की फ़ाइल नहीं ली जाती। ये चलेंगी: .m2v",
      "plan.png: इस तरह की फ़ाइल नहीं ली जाती। ये चलेंगी: .m2v",
    ],
    ["Plot 2.png", "File Plot 2.png has a password.", "File Plot 2.png has a password."],
  ])("shows the name of the file instead of its number, %s: %s", async (name, message, text) => {
    const problem = { field: "formData.uploadedFileKeys.1", code: "wrong_content", message };
    await send(exchange, [deed, file(name, "image/png")], sign(["deed.pdf", name]), () =>
      refused(400, [problem]),
    );
    await uploadAll();
    expect(screen.getByText(`Failed to upload ${name}: ${text}`)).toBeTruthy();
  });
});

describe("network that blocks the bucket", () => {
  const relayed = sign(["deed.pdf", "plan.png", "late.pdf", "last.pdf"], "/guest/uploads");
  const late = file("late.pdf", "application/pdf", 2000);
  const last = file("last.pdf", "application/pdf", 3000);
  const urls = () => Transfer.sent.map(({ url }) => url);

  it("sends the file and the rest of the batch through our own host", async () => {
    const calls = await send(exchange, [deed, plan, late, last], relayed, accepted);
    await Transfer.sent[0]!.breaks();
    expect(urls()[3]).toBe("/guest/uploads/deed.pdf");
    expect(Transfer.sent[3]!.headers).toEqual({
      "content-type": "application/pdf",
      "if-none-match": "*",
    });
    await Transfer.sent[3]!.ends(200, { success: true });
    expect(urls()[4]).toBe("/guest/uploads/last.pdf");
    for (const index of [1, 2]) await Transfer.sent[index]!.breaks();
    for (const index of [4, 5, 6]) await Transfer.sent[index]!.ends(index === 5 ? 412 : 200);
    expect(urls().slice(5)).toEqual(["/guest/uploads/plan.png", "/guest/uploads/late.pdf"]);
    expect(findLead(calls)?.["formData"]).toMatchObject({
      uploadedFileKeys: ["key/deed.pdf", "key/plan.png", "key/late.pdf", "key/last.pdf"],
    });
    expect(alerts().join("")).toBe("");
  });

  it("reports a missing network when our own host fails too", async () => {
    await send(exchange, [deed], relayed);
    await Transfer.sent[0]!.breaks();
    await Transfer.sent[1]!.breaks();
    expect(urls()).toEqual(["https://s3.test/deed.pdf", "/guest/uploads/deed.pdf"]);
    expect(alerts().join()).toContain(
      "Failed to upload deed.pdf: Unable to reach the server. Please try again later.",
    );
    await submit();
    expect(urls()[2]).toBe("https://s3.test/deed.pdf");
  });

  it("sends a file through our own host when the bucket did not store it", async () => {
    const problem = {
      field: "formData.uploadedFileKeys.0",
      code: "unknown_upload",
      message: "File deed.pdf was not found.",
    };
    await send(exchange, [deed], relayed, () => refused(400, [problem]), relayed, accepted);
    await Transfer.sent[0]!.ends(200, "<html>");
    expect(urls()[1]).toBe("/guest/uploads/deed.pdf");
  });
});

it.each<readonly [answer: string, data: object]>([
  ["empty", {}],
  ["of another shape", { batchId: "b", uploadUrls: {} }],
  [
    "without a URL for the second file",
    { batchId: "b", uploadUrls: [{ fileIndex: 0, uploadUrl: "u", s3Key: "k" }] },
  ],
])("retries signing when the answer is no batch of ours: %s", async (_, data) => {
  await send(exchange, [deed, plan], () => Response.json({ success: true, data }));
  expect(Transfer.sent).toEqual([]);
  expect(alerts().join()).toContain("Failed to upload documents");
});

describe("files of the circle form", () => {
  const record = {
    id: "1",
    originalFileName: "deed.pdf",
    filePath: "uploads/1/deed.pdf",
    fileSize: deed.size,
    contentType: "application/pdf",
    fileCategory: "circle_investment_documents",
    createdAt: "2026-11-21T06:00:00Z",
  };

  it("posts each file to /s3/upload and sends its record with the form", async () => {
    const calls = await send(circle, [deed]);
    const [transfer] = Transfer.sent;
    expect([transfer!.method, transfer!.url]).toEqual(["POST", "/s3/upload"]);
    expect((transfer!.body as FormData).get("fileCategory")).toBe("circle_investment_documents");
    expect((transfer!.body as FormData).get("file")).toMatchObject({
      name: "deed.pdf",
      type: "application/pdf",
    });
    await transfer!.ends(200, { success: true, message: "ok", data: record });
    expect(findLead(calls)?.["uploadedDocuments"]).toEqual([{ ...record, fileName: "deed.pdf" }]);
    // The answers stay, and its files do not.
    expect(control("preferredCity").value).toBe("Pune");
    expect(listedFiles()).toEqual([]);
  });

  it.each<readonly [answer: string, body: object]>([
    ["a portal", { ok: true, data: { id: "1", filePath: "x" } }],
    ["another file", { success: true, data: { ...record, fileSize: 1 } }],
  ])("keeps the lead when a 200 is no record of its file: %s", async (_, body) => {
    const calls = await send(circle, [deed]);
    await Transfer.sent[0]!.ends(200, body);
    expect(calls).toEqual([]);
    expect(alerts().join()).toContain("Failed to upload deed.pdf: Upload failed");
  });

  it("retries a file automatically when the edge is busy", async () => {
    const calls = edge(accepted);
    await pickFiles(circle, [deed]);
    vi.useFakeTimers();
    await submit();
    Transfer.sent[0]!.answerHeaders["retry-after"] = "2";
    await Transfer.sent[0]!.ends(503, { success: false });
    expect([Transfer.sent.length, alerts().join()]).toEqual([1, ""]);
    await act(async () => vi.advanceTimersByTimeAsync(4000));
    await Transfer.sent[1]!.ends(200, { success: true, message: "ok", data: record });
    expect(findLead(calls)?.["uploadedDocuments"]).toEqual([{ ...record, fileName: "deed.pdf" }]);
  });

  it("shows why a file was rejected, and does not send it again", async () => {
    const calls = await send(circle, [deed]);
    const message =
      "File deed.pdf does not contain what its type says. Please choose another file.";
    await Transfer.sent[0]!.ends(400, {
      success: false,
      errors: [{ field: "file", code: "wrong_content", message }],
    });
    expect(document.querySelector("li")!.textContent).toContain(
      `Failed to upload deed.pdf: ${message}`,
    );
    await submit();
    expect(Transfer.sent).toHaveLength(1);
    expect(alerts().join()).toContain("Remove the rejected file");
    press("Remove deed.pdf");
    await submit();
    expect(calls.map(({ url }) => url)).toEqual(["/forms"]);
  });

  it.each([
    [200, "<html>", "Failed to upload deed.pdf: Upload failed"],
    [
      500,
      { success: false },
      "Failed to upload deed.pdf: Server error occurred. Please try again later.",
    ],
  ])("shows an error when the edge answers %i %s", async (status, answer, message) => {
    const calls = await send(circle, [deed]);
    await Transfer.sent[0]!.ends(status, answer);
    expect(alerts().join()).toContain(message);
    expect(calls).toEqual([]);
  });
});
