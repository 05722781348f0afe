import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// What comes late on a busy machine comes all the same.
configure({ asyncUtilTimeout: 2 * 60_000 });

// Testing Library cleans up by itself only where `afterEach` is a global.
afterEach(cleanup);

// Where most visitors are; a test of those abroad says so.
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
