import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// A late element on a busy machine is no failure.
configure({ asyncUtilTimeout: 2 * 60_000 });

/** Test files share one document. Each test leaves it as a new visitor would find it. */
afterEach(() => {
  // First, because a form that is removed saves its draft.
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

// Most visitors are in India. Tests of visitors abroad set their own zone.
process.env.TZ = "Asia/Kolkata";

// jsdom's files have no stream.
if (typeof Blob === "function")
  Blob.prototype.stream ??= function stream() {
    return new ReadableStream({
      pull: async (it) => {
        it.enqueue(new Uint8Array(await this.arrayBuffer()));
        it.close();
      },
    });
  };
