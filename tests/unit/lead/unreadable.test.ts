/** A lead with a file that the device can no longer read, in a page and in the service worker. */
import { beforeEach, expect, it, vi } from "vitest";
import { Outbox, type OutgoingLead } from "../../../src/lead/outbox.ts";
import { unreachable } from "../../../src/lead/json-request.ts";
import { Sender, type SenderEvent } from "../../../src/lead/sender.ts";
import type { Send } from "../../../src/lead/transfer.ts";
import type { PickedFile, UploadMethod } from "../../../src/lead/upload.ts";
import { sign } from "../ui/forms/transfer.ts";

const BY_ADDRESS: UploadMethod = { via: "presign" };
const WAYS: readonly (readonly [how: string, upload: UploadMethod, isPage: boolean])[] = [
  ["by a signed address, from a page", BY_ADDRESS, true],
  ["by a signed address, in the background", BY_ADDRESS, false],
  ["by the edge, from a page", { via: "s3", category: "document" }, true],
  ["by the edge, in the background", { via: "s3", category: "document" }, false],
];

/** Files by the first letters of their names. */
interface Faults {
  /** The device can no longer read them. */
  readonly lost?: string;
  /** They fail to upload. */
  readonly stuck?: string;
}
let faults: Faults = {};
const isLost = (name: string): boolean => faults.lost?.includes(name[0]!) ?? false;
const isStuck = (name: string): boolean => faults.stuck?.includes(name[0]!) ?? false;

const picked = (name: string, more: Partial<PickedFile> = {}): PickedFile => {
  const file = new File([name], name, { type: "application/pdf" });
  // Reads the first bytes and then fails, like a removed memory card or a cloud file.
  file.stream = () =>
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (stream) => stream.enqueue(new Uint8Array(1)),
      pull: (stream) =>
        isLost(name) ? stream.error(new DOMException("gone", "NotReadableError")) : stream.close(),
    });
  return { id: name, file, ...more };
};

const sendFile: Send = async ({ body }) => {
  const { name, size } = body instanceof File ? body : (body.get("file") as File);
  if (isStuck(name) || isLost(name)) return unreachable(false);
  const data = { id: name, filePath: `x/${name}`, fileSize: size, originalFileName: name };
  return { ok: true, data: { success: true, data } };
};

interface Posted {
  readonly files: readonly string[];
  readonly unreadable: unknown;
}
/** The leads that the edge received, and the problems that it answers. */
let posted: Posted[] = [];
let problems: { readonly field: string; readonly code: string; readonly message: string }[] = [];

function begin(upload: UploadMethod, isPage: boolean) {
  const events: SenderEvent[] = [];
  const outbox = new Outbox(false);
  const sender = new Sender({
    outbox,
    sendFile,
    isPage,
    post: async (id, { formData, uploadedDocuments }, meta) => {
      const records = (uploadedDocuments ?? []) as readonly { readonly originalFileName: string }[];
      const keys =
        (formData as { readonly uploadedFileKeys?: readonly string[] }).uploadedFileKeys ?? [];
      posted.push({
        files: [...keys, ...records.map((record) => record.originalFileName)],
        unreadable: meta.unreadable,
      });
      if (problems.length > 0)
        return { ok: false, kind: "validation", message: "no", transient: false, problems };
      return { ok: true, data: { id, reference: "AIPM-1" } };
    },
  });
  sender.subscribe({ onLead: (event) => void events.push(event) });
  const put = async (files: readonly PickedFile[]): Promise<void> => {
    const body = { formType: "LOAN_FUNDING", formData: {} } as unknown as OutgoingLead["body"];
    const meta = { honeypot: "", elapsedMs: 9000 };
    const about = {
      formType: "LOAN_FUNDING",
      heading: "Loan",
      path: "/loan",
      at: Date.now(),
      values: {},
      upload,
    };
    await outbox.put({ id: "1", body, meta, files, ...about });
  };
  const last = () => {
    const event = events.findLast(({ type }) => type !== "sending");
    return { type: event?.type, without: event?.type === "sent" ? event.unreadable : undefined };
  };
  return { sender, outbox, put, last };
}
const keyed = ({ via }: UploadMethod, ...names: string[]): string[] =>
  names.map((name) => (via === "presign" ? `key/${name}` : name));

beforeEach(() => {
  faults = {};
  posted = [];
  problems = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    const announced = JSON.parse(String(init.body)) as readonly {
      readonly originalFilename: string;
    }[];
    return sign(announced.map(({ originalFilename }) => originalFilename))();
  });
});

/** The faults of the three files at one attempt and at the next. */
const CASES: readonly (readonly [
  what: string,
  first: Faults,
  next: Faults | undefined,
  sent: string,
])[] = [
  ["is left out and named", { lost: "b" }, undefined, "ac"],
  ["is left out with all others", { lost: "abc" }, undefined, ""],
  ["is sent when a later attempt can read it", { lost: "a", stuck: "abc" }, {}, "abc"],
  ["is left out when it was edited between two attempts", { stuck: "abc" }, { lost: "a" }, "bc"],
  ["is sent when it had arrived before", { stuck: "b" }, { lost: "ab" }, "ac"],
];

it.each(
  CASES.flatMap(([name, ...files]) =>
    WAYS.map(([how, ...way]) => [name, how, ...files, ...way] as const),
  ),
)("%s: %s", async (_what, _how, first, next, sent, upload, isPage) => {
  const { sender, outbox, put, last } = begin(upload, isPage);
  const fileNames = (letters: string): string[] => [...letters].map((letter) => `${letter}.pdf`);
  await put(fileNames("abc").map((name) => picked(name)));
  faults = first;
  await sender.sendAll();
  if (next) {
    expect([posted, last().type]).toEqual([[], "waiting"]);
    faults = next;
    await sender.send((await outbox.get("1"))!);
  }
  const without = fileNames("abc").filter((name) => !fileNames(sent).includes(name));
  expect(posted).toEqual([
    { files: keyed(upload, ...fileNames(sent)), unreadable: without.length || undefined },
  ]);
  expect(last()).toEqual({ type: "sent", without });
  // The next page shows the result of the service worker.
  const receipt = { id: "1", reference: "AIPM-1" };
  const status = { at: "sent", receipt, files: fileNames(sent), unreadable: without };
  expect((await outbox.get("1"))?.status).toEqual(isPage ? undefined : status);
});

it("sends a smaller photo when the original can no longer be read", async () => {
  const { sender, put, last } = begin(BY_ADDRESS, true);
  faults = { lost: "o" };
  await put([picked("a.jpg", { original: picked("original.heic").file })]);
  await sender.sendAll();
  expect(posted).toEqual([{ files: ["key/a.jpg"], unreadable: undefined }]);
  expect(last()).toEqual({ type: "sent", without: [] });
});

// tests/unit/ui/forms/upload-failures.test.tsx: a form on the page asks for the file.
it("shows a problem of the edge at its own file", async () => {
  const { sender, outbox, put, last } = begin(BY_ADDRESS, true);
  await put([picked("a.pdf"), picked("b.pdf")]);
  faults = { lost: "a" };
  problems = [
    { field: "formData.uploadedFileKeys.0", code: "wrong_content", message: "File 1 is no PDF" },
  ];
  await sender.sendAll();
  expect(last().type).toBe("rejected");
  const status = (await outbox.get("1"))?.status;
  expect(status?.at === "refused" && status.fileErrors["b.pdf"]).toContain("File b.pdf is no PDF");
});
