/**
 * What was typed is what staff read: through the form's judgement, the edge, the database and its view, byte for byte.
 * Requirements E2, D1.
 */
import { env } from "cloudflare:workers";
import { beforeEach, expect, it, vi } from "vitest";
import { formOfType } from "../../src/forms/catalogue.ts";
import { validateSubmission } from "../../src/forms/validate.ts";
import { NASTY, UNTEXT } from "../support/nasty-strings.ts";
import { contact, type LeadRow, leads, post } from "./forms-support.ts";
import { emptyLedger } from "./uploads-support.ts";

/** A name may have 200 letters. */
const bodyOf = (text: string) => ({
  ...contact,
  ...(text.length < 200 && { fullName: text }),
  formData: { ...contact.formData, notes: text },
});
const bytes = (text: string): string => [...new TextEncoder().encode(text)].join(" ");

const inView = async (): Promise<string[]> =>
  (await env.DB.prepare("SELECT notes FROM lead_contact_us").all<{ notes: string }>()).results.map(
    ({ notes }) => notes,
  );

beforeEach(async () => {
  await emptyLedger();
  vi.spyOn(console, "log").mockImplementation(() => {});
});

/** A name of that kind is one line of well-formed text in its column, and never an empty one. */
const expectNames = (stored: readonly LeadRow[]): void => {
  for (const { full_name: name } of stored) {
    expect(name).toBe(name.toWellFormed());
    // oxlint-disable-next-line no-control-regex
    expect(name).toMatch(/^[^\u0000-\u001f\u007f]+$/);
  }
};

it.each(Object.entries(NASTY))("%s", async (_, strings) => {
  for (const text of strings) {
    const body = bodyOf(text);
    expect(validateSubmission(formOfType("CONTACT_US")!, body), text).toMatchObject({ ok: true });
    expect((await post(body)).status, text).toBe(200);
  }
  const stored = await leads();
  expect(stored.map(({ payload }) => payload)).toEqual(strings.map((text) => JSON.stringify(bodyOf(text))));
  expect((await inView()).map(bytes)).toEqual(strings.map(bytes));
  expectNames(stored);
});

it("what no text can hold is kept in the payload as it came", async () => {
  for (const text of UNTEXT) expect((await post(bodyOf(`x${text}`))).status).toBe(200);
  const stored = await leads();
  expect(stored.map(({ payload }) => (JSON.parse(payload) as typeof contact).formData.notes)).toEqual(
    UNTEXT.map((text) => `x${text}`),
  );
  expect(await inView()).toHaveLength(UNTEXT.length);
  expectNames(stored);
});
