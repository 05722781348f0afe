/** The script for a sheet in docs/webhook.md does what the page says. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { bodyOf } from "../../worker/notify/delivered.ts";
import { ROOT } from "../support/staff-database.ts";

const page = readFileSync(path.join(ROOT, "docs/webhook.md"), "utf8");
const script = page.match(/```js\nconst KEY[\s\S]+?```/)![0].replace(/^```js\n|```$/g, "");
const KEY = "write a long random text here";

/** As much of Apps Script as the script asks for. */
function sheetOfGoogle() {
  const rows: string[][] = [];
  const sheet = {
    createTextFinder: (text: string) => ({
      findNext: () => rows.find((row) => row.some((cell) => cell.includes(text))) ?? null,
    }),
    appendRow: (row: string[]) => void rows.push(row),
  };
  const google = {
    LockService: { getScriptLock: () => ({ waitLock: () => undefined }) },
    SpreadsheetApp: { getActiveSpreadsheet: () => ({ getSheets: () => [sheet] }) },
    ContentService: { createTextOutput: (text: string) => text },
  };
  // oxlint-disable-next-line typescript/no-implied-eval
  const doPost = new Function(...Object.keys(google), `${script}\nreturn doPost;`)(...Object.values(google)) as (
    request: object,
  ) => string;
  return { rows, post: (contents: string, key = KEY) => doPost({ parameter: { key }, postData: { contents } }) };
}

const lead = {
  id: "7b0c2d34-7f8e-4a6b-9b1e-0d8f2f1a9c22",
  reference: "AIPM-7K3M9-2QXPA",
  formType: "CONTACT_US",
  city: "Pune",
  language: "hi",
  flags: "",
  receivedAt: "2026-11-21T13:07:26.000Z",
  fullName: '=HYPERLINK("https://evil.example")',
  countryCode: "+91",
  phone: "9876543210",
  email: null,
  payload: "{}",
};

it("appends a row for each lead, once, lets no answer be a formula, and takes no lead with another key", () => {
  const { rows, post } = sheetOfGoogle();
  expect(post(bodyOf(lead, true))).toBe("ok");
  expect(post(bodyOf(lead, true))).toBe("ok");
  const full = [lead.receivedAt, lead.reference, "Contact us", "Pune", "hi", lead.fullName, "+919876543210", ""];
  expect(rows).toEqual([full.map((cell) => `'${cell}`)]);
  const thin = sheetOfGoogle();
  thin.post(bodyOf(lead, false));
  expect(thin.rows[0]!.slice(5)).toEqual(["'", "'", "'"]);
  expect(() => post(bodyOf({ ...lead, reference: "AIPM-1" }, true), "another")).toThrow("Another key");
  expect(rows).toHaveLength(1);
});

it("is what the page shows of a message", () => {
  const shown = JSON.parse(page.match(/```json\n([\s\S]+?)```/)![1]!) as { data: object };
  expect(Object.keys(shown.data)).toEqual(Object.keys((JSON.parse(bodyOf(lead, false)) as typeof shown).data));
});
