import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A late element on a busy machine is no failure.
configure({ asyncUtilTimeout: 2 * 60_000 });

// Testing Library cleans up automatically only if `afterEach` is a global.
afterEach(cleanup);

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
