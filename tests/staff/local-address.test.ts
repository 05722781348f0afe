import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { readLocalAddress, saveLocalAddress } from "../../shared/local-address.ts";
import { desk } from "../../staff/desk.ts";
import { memoryStore } from "../support/staff-database.ts";
import { sampleLead, sampleUpload } from "../support/sample-lead.ts";
import { contact, database, NOW, scratch } from "./support.ts";

// The first link loads wrangler, which takes its time.
vi.setConfig({ testTimeout: 30_000 });

it("links to the port of the local site that ran last", async () => {
  const [state, lead, out] = [scratch(), sampleLead(contact, 1), [] as string[]];
  const store = memoryStore(database([lead], [sampleUpload(1, lead)]));
  saveLocalAddress(path.join(state, "new"), "http://localhost:8080");
  for (const folder of [state, path.join(state, "new")])
    await desk(["files", lead.reference!, "--persist-to", folder], {
      now: NOW,
      open: () => Promise.resolve(store),
      print: (line) => out.push(new URL(line).origin),
      note: () => undefined,
    });
  expect(out).toEqual(["http://localhost:5173", "http://localhost:8080"]);
});

it("asks doctor's questions at the same address", async () => {
  const [state, out] = [scratch(), [] as string[]];
  saveLocalAddress(state, "http://localhost:9/");
  await desk(["doctor", "--persist-to", state], {
    now: NOW,
    env: {},
    open: () => Promise.resolve(memoryStore(database())),
    print: (line) => out.push(line),
    note: () => undefined,
  });
  expect(out.join()).toMatch(/localhost:9\/health|HEALTH_TOKEN is missing/);
});

it.each(["", "no address", "\0", "javascript"])(
  "takes the usual address when the file has %j",
  (text) => {
    const state = scratch();
    writeFileSync(path.join(state, "address.txt"), text);
    expect(readLocalAddress(state)).toBe("http://localhost:5173");
  },
);
