/** A scripted XMLHttpRequest and the files to send with it. */
import { act } from "@testing-library/react";
import { vi } from "vitest";
import * as samples from "../../../support/upload-samples.ts";
import { settle } from "./harness.tsx";

const progress = (type: string, loaded: number, total: number): ProgressEvent =>
  new ProgressEvent(type, { loaded, total, lengthComputable: total > 0 });

export class Transfer extends EventTarget {
  static sent: Transfer[] = [];
  /** Whether the browser reports progress. */
  static reports = true;

  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  readonly answerHeaders: Record<string, string> = {};
  method = "";
  url = "";
  status = 0;
  responseText = "";
  body: unknown;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.body = body;
    Transfer.sent.push(this);
    if (Transfer.reports) this.upload.dispatchEvent(progress("loadstart", 0, 1));
  }
  getResponseHeader(name: string): string | null {
    return this.answerHeaders[name] ?? null;
  }
  abort(): void {
    this.dispatchEvent(new Event("abort"));
  }

  async moves(loaded: number, total: number): Promise<void> {
    await act(async () => this.upload.dispatchEvent(progress("progress", loaded, total)));
  }
  async ends(status: number, answer: unknown = ""): Promise<void> {
    this.status = status;
    this.responseText = typeof answer === "string" ? answer : JSON.stringify(answer);
    await act(async () => this.dispatchEvent(new Event("load")));
    await settle();
  }
  async breaks(): Promise<void> {
    await act(async () => this.dispatchEvent(new Event("error")));
    await settle();
  }
}

export function fakeTransfers(): void {
  Transfer.sent = [];
  Transfer.reports = true;
  vi.stubGlobal("XMLHttpRequest", Transfer);
}

const CONTENT: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  pdf: samples.PDF,
  png: samples.PNG,
  jpg: samples.JPG,
  webp: samples.WEBP,
  docx: samples.DOCX,
  xlsx: samples.XLSX,
};

/** A file that claims a size and holds few bytes. */
export function file(name: string, type: string, bytes = 1000): File {
  const made = new File([CONTENT[name.split(".").at(-1)!] ?? "x"], name, {
    type,
    lastModified: bytes,
  });
  Object.defineProperty(made, "size", { value: bytes });
  return made;
}

/** Answers with a signed URL for each file, and with URLs of our own host if `relay` is its folder. */
export const sign = (names: readonly string[], relay?: string) => (): Response =>
  Response.json({
    success: true,
    message: "ok",
    data: {
      batchId: "batch-1",
      uploadUrls: names.map((name, i) => ({
        fileIndex: i,
        uploadUrl: `https://s3.test/${name}`,
        ...(relay && { relayUrl: `${relay}/${name}` }),
        s3Key: `key/${name}`,
      })),
    },
  });
