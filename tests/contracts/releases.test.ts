/**
 * A release carries the files of earlier releases from the live site.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { carryReleases } from "../../scripts/carry-releases.ts";
import { listRelease } from "../../src/site/build/releases.ts";
import { scratch } from "../support/scratch.ts";
import { serve } from "../support/serve.ts";

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-11-01T00:00:00Z");

function build(name: string, time: number): string {
  const client = scratch();
  mkdirSync(path.join(client, "assets"));
  writeFileSync(path.join(client, `assets/client-${name}.js`), name);
  writeFileSync(path.join(client, "assets/vendor-same.js"), "same");
  listRelease(client, new Date(time));
  return client;
}

/** The live site. It serves the newest client. */
const serveSite = (newest: () => string): Promise<string> =>
  serve(({ url }, response) => {
    const file = path.join(newest(), url!);
    if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });

const has = (client: string, name: string): boolean =>
  existsSync(path.join(client, `assets/client-${name}.js`));

it("carries files of earlier releases over many releases", async () => {
  let live = scratch();
  const origin = await serveSite(() => live);
  for (let i = 0; i < 13; i += 1) {
    const client = build(`r${i}`, START + i);
    await carryReleases(client, origin, new Date(START + i));
    live = client;
  }
  // Thirteen releases in one day. None is old enough to drop.
  expect(has(live, "r0")).toBe(true);
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
  writeFileSync(
    path.join(odd, "releases.json"),
    '[{"at":"2026-11-01T00:00:00.000Z","files":["/../../etc/passwd"]}]',
  );
  await expect(carryReleases(client, await serveSite(() => odd), new Date())).rejects.toThrow();
});
