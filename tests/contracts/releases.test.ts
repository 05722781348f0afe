/**
 * A release carries the files of earlier releases from the live site.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { carryReleases } from "../../scripts/carry-releases.ts";
import { listRelease } from "../../src/site/build/releases.ts";
import { scratch } from "../support/scratch.ts";

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-11-01T00:00:00Z");

let live: Server | undefined;
afterEach(() => live?.close());

function build(name: string, time: number): string {
  const client = scratch();
  mkdirSync(path.join(client, "assets"));
  writeFileSync(path.join(client, `assets/client-${name}.js`), name);
  writeFileSync(path.join(client, "assets/vendor-same.js"), "same");
  listRelease(client, new Date(time));
  return client;
}

async function serve(client: string): Promise<string> {
  live?.close();
  live = createServer((request, response) => {
    const file = path.join(client, request.url!);
    if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => live!.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(live.address() as AddressInfo).port}`;
}

const has = (client: string, name: string): boolean => existsSync(path.join(client, `assets/client-${name}.js`));

it("carries files of earlier releases over many releases", async () => {
  let origin = await serve(scratch());
  let client = "";
  for (let i = 0; i < 13; i += 1) {
    client = build(`r${i}`, START + i);
    await carryReleases(client, origin, new Date(START + i));
    origin = await serve(client);
  }
  // Thirteen releases in one day. None is old enough to drop.
  expect(has(client, "r0")).toBe(true);
  const later = build("later", START + 40 * DAY);
  const carried = await carryReleases(later, origin, new Date(START + 40 * DAY));
  expect(carried).toEqual({ releases: 10, files: 10, lost: [] });
  expect(["r2", "r3", "r12"].map((name) => has(later, name))).toEqual([false, true, true]);
  expect(readFileSync(path.join(later, "assets/client-r12.js"), "utf8")).toBe("r12");
});

it("rejects a release when the live site is unreachable or answers something else", async () => {
  const client = build("a", START);
  await expect(carryReleases(client, "http://127.0.0.1:1", new Date())).rejects.toThrow();
  const odd = scratch();
  writeFileSync(path.join(odd, "releases.json"), '[{"at":"2026-11-01T00:00:00.000Z","files":["/../../etc/passwd"]}]');
  await expect(carryReleases(client, await serve(odd), new Date())).rejects.toThrow();
});
