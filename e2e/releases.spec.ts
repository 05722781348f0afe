/** A tab that stays open over a release: the page of build A with the files of build B. */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { carryReleases } from "../scripts/carry-releases.ts";
import { listRelease } from "../src/site/build/releases.ts";
import { findLeads, newPhone } from "./support/stored-leads.ts";
import { CLIENT } from "./support/pages.ts";
import { openContact } from "./support/fill.ts";
import { expect, test } from "./support/test.ts";

/** Copies the build under new script names, like a release that shares no file with the previous one. */
function makeNextBuild(): string {
  const client = mkdtempSync(path.join(tmpdir(), "release-"));
  const assets = path.join(client, "assets");
  cpSync(path.join(CLIENT, "assets"), assets, { recursive: true });
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const renamed = (text: string): string =>
    scripts.reduce((all, name) => all.replaceAll(name, name.replace(/\.js$/, "-next.js")), text);
  for (const name of scripts) {
    const file = path.join(assets, name);
    writeFileSync(file, renamed(readFileSync(file, "utf8")));
    renameSync(file, path.join(assets, renamed(name)));
  }
  listRelease(client, new Date());
  return client;
}

test(
  "serves a page of the previous release from carried files",
  { tag: "@all" },
  async ({ page, baseURL }) => {
    const client = makeNextBuild();
    const { lost, files } = await carryReleases(client, baseURL!, new Date());
    expect(lost).toEqual([]);
    expect(files).toBeGreaterThan(50);
    await page.route(/\/assets\//, (route) => {
      const file = path.join(client, new URL(route.request().url()).pathname);
      return existsSync(file)
        ? route.fulfill({ path: file })
        : route.fulfill({ status: 404, body: "" });
    });
    const phone = newPhone();
    await openContact(page, phone);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.locator("[data-reference]")).toBeVisible();
    await page.locator("footer a[href='/about']").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    expect(findLeads(phone)).toHaveLength(1);
    rmSync(client, { recursive: true });
  },
);
