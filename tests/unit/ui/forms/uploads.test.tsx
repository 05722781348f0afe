import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { form as circle } from "../../../../src/forms/definitions/group-buying-create.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { form as documents } from "../../../../src/forms/definitions/document-verification.form.ts";
import type { AnyForm } from "../../../../src/forms/define.ts";
import {
  accepted,
  alerts,
  type Call,
  control,
  edge,
  fill,
  fillExchange,
  person,
  refused,
  settle,
  show,
  submit,
  submitButton,
} from "./harness.tsx";
import { fakeTransfers, file, signed, Transfer } from "./transfer.ts";

beforeEach(() => {
  localStorage.clear();
  fakeTransfers();
});
afterEach(async () => {
  vi.useRealTimers();
  // One that is left on its way would be given up, and tried again, in the middle of a later test.
  for (const transfer of Transfer.sent) await transfer.ends(200);
  cleanup();
});

const deed = file("deed.pdf", "application/pdf", 4 * 1024 * 1024);
const plan = file("plan.png", "image/png", 8 * 1024 * 1024);

async function ready(form: AnyForm, files: readonly File[]): Promise<void> {
  await show(form);
  if (form === exchange) fillExchange();
  else if (form === documents) fill({ ...person, email: "a@example.in", propertyLocation: "Pune" });
  else fill({ ...person, preferredCity: "Pune" });
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files } });
  await settle();
}

/** Fills a form in, with files, and presses its button. */
async function send(form: AnyForm, files: readonly File[], ...answers: Parameters<typeof edge>): Promise<Call[]> {
  const calls = edge(...answers);
  await ready(form, files);
  await submit();
  return calls;
}

const lead = (calls: readonly Call[]): Call["body"] | undefined => calls.find(({ url }) => url === "/forms")?.body;
const bar = (): number | undefined =>
  document.querySelector<HTMLProgressElement>('[aria-label="Upload progress"]')?.value;
const sign =
  (...names: string[]) =>
  (): Response =>
    signed(names);

describe("signed uploads", () => {
  it("sends each file with its type and attaches it by key and batch", async () => {
    const calls = await send(exchange, [deed, plan], sign("deed.pdf", "plan.png"), accepted);
    expect(calls[0]).toEqual({
      url: "/guest/uploads/presign/bulk?formType=PROPERTY_EXCHANGE",
      body: [
        { originalFilename: "deed.pdf", contentType: "application/pdf", fileSize: deed.size },
        { originalFilename: "plan.png", contentType: "image/png", fileSize: plan.size },
      ],
    });
    expect(Transfer.sent.map(({ method, url, headers, body }) => [method, url, headers, body])).toEqual([
      ["PUT", "https://s3.test/deed.pdf", { "content-type": "application/pdf", "if-none-match": "*" }, deed],
      ["PUT", "https://s3.test/plan.png", { "content-type": "image/png", "if-none-match": "*" }, plan],
    ]);
    for (const transfer of Transfer.sent) await transfer.ends(200);
    expect(lead(calls)?.["formData"]).toMatchObject({
      fileUploadBatchId: "batch-1",
      uploadedFileKeys: ["key/deed.pdf", "key/plan.png"],
    });
    expect(lead(calls)).not.toHaveProperty("uploadedDocuments");
    expect(screen.getByText(exchange.labels.success)).toBeTruthy();
  });

  it.each([
    [exchange, "Uploading Files...", "Submitting..."],
    [documents, "Uploading...", "Starting Verification..."],
  ])("%#: shows an uploading label first, then the busy label of the form", async (form, uploading, busy) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await send(form, [deed], sign("deed.pdf"), () => promise);
    expect(submitButton().textContent).toBe(uploading);
    expect(submitButton().disabled).toBe(true);
    await Transfer.sent[0]!.ends(200);
    expect(submitButton().textContent).toBe(busy);
    resolve(accepted());
    await settle();
  });
});

describe("progress bar", () => {
  it("counts sent bytes up to 90 %, and shows 100 % when all files have arrived", async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await send(exchange, [deed, plan], sign("deed.pdf", "plan.png"), () => promise);
    expect(bar()).toBe(0);
    await Transfer.sent[0]!.moves(2 * 1024 * 1024, deed.size);
    await Transfer.sent[1]!.moves(1024 * 1024, plan.size);
    expect(bar()).toBe(23);
    expect(screen.getByText("23 %, 3.0 of 12 MB")).toBeTruthy();
    await Transfer.sent[1]!.moves(plan.size + 500, plan.size + 500);
    await Transfer.sent[0]!.moves(deed.size, deed.size);
    expect(bar()).toBe(90);
    for (const transfer of Transfer.sent) await transfer.ends(200);
    expect(bar()).toBe(100);
    resolve(accepted());
    await settle();
  });

  it.each([
    ["adds 10 % every 200 ms up to 90 % when the browser reports no progress", false, [10, 20, 70, 90]],
    ["stays at 0 % until the browser reports its first progress", true, [0, 0, 0, 0]],
  ])("%s", async (_, reports, percentages) => {
    Transfer.reports = reports;
    edge(sign("deed.pdf"), accepted);
    await ready(exchange, [deed]);
    vi.useFakeTimers();
    await submit();
    const after = async (ms: number): Promise<number | undefined> => {
      await act(async () => vi.advanceTimersByTimeAsync(ms));
      return bar();
    };
    expect([await after(200), await after(200), await after(1000), await after(5000)]).toEqual(percentages);
    await Transfer.sent[0]!.ends(200);
  });
});

describe("each file", () => {
  const readBar = (name: string): number =>
    document.querySelector<HTMLProgressElement>(`[aria-label="Upload of ${name}"]`)!.value;

  it("has its own progress bar, and keeps its progress when another file fails", async () => {
    await send(exchange, [deed, plan], sign("deed.pdf", "plan.png"), accepted);
    await Transfer.sent[0]!.moves(3 * 1024 * 1024, deed.size);
    await Transfer.sent[1]!.moves(1024 * 1024, plan.size);
    expect([readBar("deed.pdf"), readBar("plan.png")]).toEqual([3 * 1024 * 1024, 1024 * 1024]);
    const before = bar();
    await Transfer.sent[0]!.ends(503);
    expect(bar()).toBe(before);
    await Transfer.sent[1]!.ends(200);
    await submit();
    expect(readBar("deed.pdf")).toBe(3 * 1024 * 1024);
    await Transfer.sent[2]!.moves(1024 * 1024, deed.size);
    expect(readBar("deed.pdf")).toBe(3 * 1024 * 1024);
    await Transfer.sent[2]!.ends(200);
  });

  it("waits while three other files are being sent", async () => {
    const names = ["1.pdf", "2.pdf", "3.pdf", "4.pdf", "5.pdf"];
    const calls = edge(sign(...names), accepted);
    await ready(
      exchange,
      names.map((name, i) => file(name, "application/pdf", 5000 + i)),
    );
    await submit();
    expect(Transfer.sent).toHaveLength(3);
    for (let i = 0; i < 5; i += 1) await Transfer.sent[i]!.ends(200);
    expect(lead(calls)?.["formData"]).toMatchObject({ uploadedFileKeys: names.map((name) => `key/${name}`) });
  });

  it("shows its size as 1 KB at least", async () => {
    edge();
    await ready(exchange, [file("note.txt", "text/plain", 12_000), file("word.txt", "text/plain", 3)]);
    const buttons = screen.getAllByRole("button", { name: /^Remove / });
    expect(buttons.map((button) => button.closest("li")?.textContent)).toEqual([
      "note.txt 12 KBRemove note.txt",
      "word.txt 1 KBRemove word.txt",
    ]);
  });
});

describe("failed upload", () => {
  it("retries only the failed file and shows its message", async () => {
    const calls = await send(exchange, [deed, plan], sign("deed.pdf", "plan.png"), accepted);
    await Transfer.sent[0]!.ends(200);
    await Transfer.sent[1]!.ends(503);
    const message = "Failed to upload plan.png: Server error occurred. Please try again later.";
    expect(alerts().join()).toContain(message);
    expect(screen.getByText("Uploaded")).toBeTruthy();
    expect(lead(calls)).toBeUndefined();
    expect(submitButton().disabled).toBe(false);

    await submit();
    expect(Transfer.sent.map(({ url }) => url.split("/").at(-1))).toEqual(["deed.pdf", "plan.png", "plan.png"]);
    await Transfer.sent[2]!.ends(200);
    expect(calls.map(({ url }) => url.split("?")[0])).toEqual(["/guest/uploads/presign/bulk", "/forms"]);
    expect(lead(calls)?.["formData"]).toMatchObject({ uploadedFileKeys: ["key/deed.pdf", "key/plan.png"] });
  });

  it.each<[string, AnyForm]>([
    ["by a signed address", exchange],
    ["by the edge", circle],
  ])("names a file that can no longer be read, and does not retry it: %s", async (_, form) => {
    const moved = file("moved.pdf", "application/pdf");
    edge(sign("moved.pdf"), accepted);
    await ready(form, [moved]);
    moved.stream = () =>
      new ReadableStream({ start: (stream) => stream.error(new DOMException("gone", "NotReadableError")) });
    await submit();
    await Transfer.sent[0]!.breaks();
    expect(alerts().join()).toContain("Failed to upload moved.pdf: It can no longer be read on this device.");
    expect(alerts().join()).toContain("Remove the rejected file, or choose another one");
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it("signs a file again once when its URL is rejected with 403", async () => {
    const calls = await send(exchange, [deed], sign("deed.pdf"), sign("again.pdf"), accepted);
    await Transfer.sent[0]!.ends(403);
    expect(Transfer.sent[1]!.url).toMatch(/again\.pdf$/);
    await Transfer.sent[1]!.ends(200);
    expect(lead(calls)?.["formData"]).toMatchObject({ uploadedFileKeys: ["key/again.pdf"] });
  });

  it("takes a file as arrived when storage answers 412", async () => {
    const calls = await send(exchange, [deed], sign("deed.pdf"), accepted);
    await Transfer.sent[0]!.breaks();
    await submit();
    await Transfer.sent[1]!.ends(412);
    expect(lead(calls)?.["formData"]).toMatchObject({ uploadedFileKeys: ["key/deed.pdf"] });
  });

  it("uses our own host after 30 s without progress", async () => {
    edge(() => signed(["deed.pdf"], "batch-1", "/guest/uploads"));
    await ready(exchange, [deed]);
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
    expect(alerts().join()).toContain("Failed to upload deed.pdf: Request timed out. Please try again.");
  });

  it.each([
    [400, "0.originalFilename", "invalid", "The file's name is too long"],
    [429, "file", "upload_quota", "Too many files have come from your network today."],
  ])("shows the reason of the edge at the file when signing fails with %i", async (status, field, code, message) => {
    await send(exchange, [deed], () => refused(status, [{ field, code, message }]));
    expect(alerts().join()).toContain("Failed to upload documents");
    expect(document.querySelector("li")!.textContent).toContain(message);
  });
});

describe("stored file that the edge rejects", () => {
  it("signs the file again for the next attempt", async () => {
    const problem = { field: "formData.uploadedFileKeys.1", code: "wrong_content", message: "File 2 has a password." };
    const calls = await send(
      exchange,
      [deed, plan],
      sign("deed.pdf", "plan.png"),
      () => refused(400, [problem]),
      sign("again.png"),
      accepted,
    );
    for (const transfer of Transfer.sent) await transfer.ends(200);
    await submit();
    expect(calls[2]?.url).toBe("/guest/uploads/presign/bulk?formType=PROPERTY_EXCHANGE&batchId=batch-1");
    await Transfer.sent[2]!.ends(200);
    expect(calls[3]?.body["formData"]).toMatchObject({ uploadedFileKeys: ["key/deed.pdf", "key/again.png"] });
  });

  // The edge's text in each language. A name may contain its number.
  it.each([
    ["plan.png", "File 2 does not contain what its type says.", "File plan.png does not contain what its type says."],
    ["plan.png", "फ़ाइल 2 नहीं मिली। कृपया उसे फिर से अपलोड करें।", "फ़ाइल plan.png नहीं मिली। कृपया उसे फिर से अपलोड करें।"],
    ["plan.png", "2: इस तरह की फ़ाइल नहीं ली जाती। ये चलेंगी: .m2v", "plan.png: इस तरह की फ़ाइल नहीं ली जाती। ये चलेंगी: .m2v"],
    ["Plot 2.png", "File Plot 2.png has a password.", "File Plot 2.png has a password."],
  ])("shows the name of the file instead of its number, %s: %s", async (name, message, text) => {
    const problem = { field: "formData.uploadedFileKeys.1", code: "wrong_content", message };
    await send(exchange, [deed, file(name, "image/png")], sign("deed.pdf", name), () => refused(400, [problem]));
    for (const transfer of Transfer.sent) await transfer.ends(200);
    expect(screen.getByText(`Failed to upload ${name}: ${text}`)).toBeTruthy();
  });
});

describe("network that blocks the bucket", () => {
  const relayed = () => signed(["deed.pdf", "plan.png", "late.pdf", "last.pdf"], "batch-1", "/guest/uploads");
  const late = file("late.pdf", "application/pdf", 2000);
  const last = file("last.pdf", "application/pdf", 3000);
  const urls = () => Transfer.sent.map(({ url }) => url);

  it("sends the file and the rest of the batch through our own host", async () => {
    const calls = await send(exchange, [deed, plan, late, last], relayed, accepted);
    await Transfer.sent[0]!.breaks();
    expect(urls()[3]).toBe("/guest/uploads/deed.pdf");
    expect(Transfer.sent[3]!.headers).toEqual({ "content-type": "application/pdf", "if-none-match": "*" });
    await Transfer.sent[3]!.ends(200, { success: true });
    expect(urls()[4]).toBe("/guest/uploads/last.pdf");
    for (const index of [1, 2]) await Transfer.sent[index]!.breaks();
    for (const index of [4, 5, 6]) await Transfer.sent[index]!.ends(index === 5 ? 412 : 200);
    expect(urls().slice(5)).toEqual(["/guest/uploads/plan.png", "/guest/uploads/late.pdf"]);
    expect(lead(calls)?.["formData"]).toMatchObject({
      uploadedFileKeys: ["key/deed.pdf", "key/plan.png", "key/late.pdf", "key/last.pdf"],
    });
    expect(alerts().join("")).toBe("");
  });

  it("reports a missing network when our own host fails too", async () => {
    await send(exchange, [deed], relayed);
    await Transfer.sent[0]!.breaks();
    await Transfer.sent[1]!.breaks();
    expect(urls()).toEqual(["https://s3.test/deed.pdf", "/guest/uploads/deed.pdf"]);
    expect(alerts().join()).toContain("Failed to upload deed.pdf: Unable to reach the server. Please try again later.");
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

describe("list of picked files", () => {
  it("moves the focus to the next file, or to the file input, when a file is removed", async () => {
    await ready(documents, [deed, plan]);
    const removal = (name: string): HTMLElement => screen.getByRole("button", { name: `Remove ${name}` });
    removal("deed.pdf").focus();
    fireEvent.click(removal("deed.pdf"));
    expect(document.activeElement).toBe(removal("plan.png"));
    fireEvent.click(removal("plan.png"));
    expect(document.activeElement).toBe(document.querySelector('input[type="file"]'));
  });

  it("includes the visible label in the accessible name of the file input", async () => {
    await ready(documents, []);
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
    const names = input!.getAttribute("aria-labelledby")!.split(" ");
    const name = names.map((id) => document.querySelector(`[id="${id}"]`)!.textContent).join(" ");
    expect(name).toContain("(optional)");
    expect(name).toContain(input!.closest("label")!.textContent);
  });
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
    expect((transfer!.body as FormData).get("file")).toMatchObject({ name: "deed.pdf", type: "application/pdf" });
    await transfer!.ends(200, { success: true, message: "ok", data: record });
    expect(lead(calls)?.["uploadedDocuments"]).toEqual([{ ...record, fileName: "deed.pdf" }]);
    // The answers stay, and its files do not.
    expect(control("preferredCity").value).toBe("Pune");
    expect(screen.queryByText("deed.pdf")).toBeNull();
  });

  it("retries a file automatically when the edge is busy", async () => {
    const calls = edge(accepted);
    await ready(circle, [deed]);
    vi.useFakeTimers();
    await submit();
    Transfer.sent[0]!.answerHeaders["retry-after"] = "2";
    await Transfer.sent[0]!.ends(503, { success: false });
    expect([Transfer.sent.length, alerts().join()]).toEqual([1, ""]);
    await act(async () => vi.advanceTimersByTimeAsync(4000));
    await Transfer.sent[1]!.ends(200, { success: true, message: "ok", data: record });
    expect(lead(calls)?.["uploadedDocuments"]).toEqual([{ ...record, fileName: "deed.pdf" }]);
  });

  it("shows why a file was rejected, and does not send it again", async () => {
    const calls = await send(circle, [deed]);
    const message = "File deed.pdf does not contain what its type says. Please choose another file.";
    await Transfer.sent[0]!.ends(400, {
      success: false,
      errors: [{ field: "file", code: "wrong_content", message }],
    });
    expect(document.querySelector("li")!.textContent).toContain(`Failed to upload deed.pdf: ${message}`);
    await submit();
    expect(Transfer.sent).toHaveLength(1);
    expect(alerts().join()).toContain("Remove the rejected file");
    fireEvent.click(screen.getByRole("button", { name: "Remove deed.pdf" }));
    await submit();
    expect(calls.map(({ url }) => url)).toEqual(["/forms"]);
  });

  it.each([
    [200, "<html>", "Failed to upload deed.pdf: Upload failed"],
    [500, { success: false }, "Failed to upload deed.pdf: Server error occurred. Please try again later."],
  ])("shows an error when the edge answers %i %s", async (status, answer, message) => {
    const calls = await send(circle, [deed]);
    await Transfer.sent[0]!.ends(status, answer);
    expect(alerts().join()).toContain(message);
    expect(calls).toEqual([]);
  });
});
