/**
 * What was typed is what staff read: through the form's judgement, the edge, the database and its view, byte for byte.
 * Requirements E2, D1.
 */
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { formOfType } from "../../src/forms/catalogue.ts";
import { validateSubmission } from "../../src/forms/validate.ts";
import { NASTY } from "../support/nasty-cells.ts";
import { contact, leads, post } from "./forms-support.ts";

/** A name may have 200 letters, and says something. */
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

const texts = NASTY.map(([, text]) => text.slice(0, 4000));
/** Not every reader of text can hold these. */
const isText = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

it("stands in the payload and in the form's view, byte for byte", async () => {
  for (const text of texts) {
    const body = bodyOf(text);
    expect(validateSubmission(formOfType("CONTACT_US")!, body), text).toMatchObject({ ok: true });
    expect((await post(body, { stores: { LEAD_LIMIT: undefined } })).status, text).toBe(200);
  }
  const stored = await leads();
  expect(stored.map(({ payload }) => payload)).toEqual(texts.map((text) => JSON.stringify(bodyOf(text))));
  const shown = await inView();
  expect(shown).toHaveLength(texts.length);
  const readable = [...texts.entries()].filter(([, text]) => isText(text));
  expect(readable.length).toBeGreaterThan(40);
  for (const [i, text] of readable) expect(bytes(shown[i]!)).toBe(bytes(text));
  // A name is one line of well-formed text in its column, and never an empty one.
  for (const { full_name: name } of stored) {
    expect(name).toBe(name.toWellFormed());
    // oxlint-disable-next-line no-control-regex
    expect(name).toMatch(/^[^\u0000-\u001f\u007f]+$/);
  }
});
