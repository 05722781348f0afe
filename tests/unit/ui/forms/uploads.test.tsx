import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { form as documents } from "../../../../src/forms/definitions/document-verification.form.ts";
import { accepted, edge, fileInput, holdAnswer, submit, submitButton } from "./harness.tsx";
import { deed, endUploads, findLead, pickFiles, plan, send, uploadAll } from "./picked-files.tsx";
import { fakeTransfers, file, sign, Transfer } from "./transfer.ts";

const bar = (): number | undefined =>
  document.querySelector<HTMLProgressElement>('[aria-label="Upload progress"]')?.value;

beforeEach(fakeTransfers);
afterEach(endUploads);

describe("signed uploads", () => {
  it("sends each file with its type and attaches it by key and batch", async () => {
    const calls = await send(exchange, [deed, plan], sign(["deed.pdf", "plan.png"]), accepted);
    expect(calls[0]).toEqual({
      url: "/guest/uploads/presign/bulk?formType=PROPERTY_EXCHANGE",
      body: [
        { originalFilename: "deed.pdf", contentType: "application/pdf", fileSize: deed.size },
        { originalFilename: "plan.png", contentType: "image/png", fileSize: plan.size },
      ],
    });
    expect(
      Transfer.sent.map(({ method, url, headers, body }) => [method, url, headers, body]),
    ).toEqual([
      [
        "PUT",
        "https://s3.test/deed.pdf",
        { "content-type": "application/pdf", "if-none-match": "*" },
        deed,
      ],
      [
        "PUT",
        "https://s3.test/plan.png",
        { "content-type": "image/png", "if-none-match": "*" },
        plan,
      ],
    ]);
    await uploadAll();
    expect(findLead(calls)?.["formData"]).toMatchObject({
      fileUploadBatchId: "batch-1",
      uploadedFileKeys: ["key/deed.pdf", "key/plan.png"],
    });
    expect(findLead(calls)).not.toHaveProperty("uploadedDocuments");
    expect(screen.getByText(exchange.labels.success)).toBeTruthy();
  });

  it.each([
    [exchange, "Uploading Files...", "Submitting..."],
    [documents, "Uploading...", "Starting Verification..."],
  ])(
    "%#: shows an uploading label first, then the busy label of the form",
    async (form, uploading, busy) => {
      const { answer, release } = holdAnswer();
      await send(form, [deed], sign(["deed.pdf"]), answer);
      expect(submitButton().textContent).toBe(uploading);
      expect(submitButton().disabled).toBe(true);
      await uploadAll();
      expect(submitButton().textContent).toBe(busy);
      await release();
    },
  );
});

describe("progress bar", () => {
  it("counts sent bytes up to 90 %, and shows 100 % when all files have arrived", async () => {
    const { answer, release } = holdAnswer();
    await send(exchange, [deed, plan], sign(["deed.pdf", "plan.png"]), answer);
    expect(bar()).toBe(0);
    await Transfer.sent[0]!.moves(2 * 1024 * 1024, deed.size);
    await Transfer.sent[1]!.moves(1024 * 1024, plan.size);
    expect(bar()).toBe(23);
    expect(screen.getByText("23 %, 3.0 of 12 MB")).toBeTruthy();
    await Transfer.sent[1]!.moves(plan.size + 500, plan.size + 500);
    await Transfer.sent[0]!.moves(deed.size, deed.size);
    expect(bar()).toBe(90);
    await uploadAll();
    expect(bar()).toBe(100);
    await release();
  });

  it.each([
    [
      "adds 10 % every 200 ms up to 90 % when the browser reports no progress",
      false,
      [10, 20, 70, 90],
    ],
    ["stays at 0 % until the browser reports its first progress", true, [0, 0, 0, 0]],
  ])("%s", async (_, reports, percentages) => {
    Transfer.reports = reports;
    edge(sign(["deed.pdf"]), accepted);
    await pickFiles(exchange, [deed]);
    vi.useFakeTimers();
    await submit();
    const after = async (ms: number): Promise<number | undefined> => {
      await act(async () => vi.advanceTimersByTimeAsync(ms));
      return bar();
    };
    expect([await after(200), await after(200), await after(1000), await after(5000)]).toEqual(
      percentages,
    );
  });
});

describe("each file", () => {
  const readBar = (name: string): number =>
    document.querySelector<HTMLProgressElement>(`[aria-label="Upload of ${name}"]`)!.value;

  it("has its own progress bar, and keeps its progress when another file fails", async () => {
    await send(exchange, [deed, plan], sign(["deed.pdf", "plan.png"]), accepted);
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
    const calls = edge(sign(names), accepted);
    await pickFiles(
      exchange,
      names.map((name, i) => file(name, "application/pdf", 5000 + i)),
    );
    await submit();
    expect(Transfer.sent).toHaveLength(3);
    for (let i = 0; i < 5; i += 1) await Transfer.sent[i]!.ends(200);
    expect(findLead(calls)?.["formData"]).toMatchObject({
      uploadedFileKeys: names.map((name) => `key/${name}`),
    });
  });

  it("shows its size as 1 KB at least", async () => {
    edge();
    await pickFiles(exchange, [
      file("note.txt", "text/plain", 12_000),
      file("word.txt", "text/plain", 3),
    ]);
    const buttons = screen.getAllByRole("button", { name: /^Remove / });
    expect(buttons.map((button) => button.closest("li")?.textContent)).toEqual([
      "note.txt 12 KBRemove note.txt",
      "word.txt 1 KBRemove word.txt",
    ]);
  });
});

it("moves the focus to the next file, or to the file input, when a file is removed", async () => {
  await pickFiles(documents, [deed, plan]);
  const removal = (name: string): HTMLElement =>
    screen.getByRole("button", { name: `Remove ${name}` });
  removal("deed.pdf").focus();
  fireEvent.click(removal("deed.pdf"));
  expect(document.activeElement).toBe(removal("plan.png"));
  fireEvent.click(removal("plan.png"));
  expect(document.activeElement).toBe(fileInput());
});
