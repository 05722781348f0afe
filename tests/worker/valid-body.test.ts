/**
 * Every valid body is stored completely and answered 200. Nothing between validation and the insert
 * may throw, not even a missing translation.
 */
import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { catalogue } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { isBlank } from "../../src/forms/reading/blank.ts";
import { loadLocalization } from "../../worker/lead/localization.ts";
import { parseObject } from "../../worker/http/json.ts";
import { oneOfEachKind } from "../contracts/examples.ts";
import { anyBody, hostile } from "../support/arbitrary-body.ts";
import { NASTY } from "../support/nasty-cells.ts";
import { listControls } from "../support/native-controls.ts";
import naughty from "../unit/forms/samples/naughty-strings.json" with { type: "json" };
import { contact, type LeadRow, leads, post, postByBrowser } from "./forms-support.ts";

const listPaths = (form: AnyForm): string[] => [
  "/hi",
  ...form.pages.map(({ path }) => `/hi${path}`),
];

/** The metadata of a page, and other values that a client may send. */
const anyMeta = (form: AnyForm): fc.Arbitrary<unknown> => {
  const odd = fc.oneof(hostile(), fc.string({ unit: "binary" }));
  const path = fc.oneof(
    fc.constantFrom<unknown>("/hi/\ud800", "//hi/", "/HI/x", ...listPaths(form)),
    odd,
  );
  const utm = fc.oneof(
    odd,
    fc.dictionary(fc.constantFrom("source", "medium", "campaign", "term", "content"), odd),
  );
  const all = {
    path,
    utm,
    referrer: odd,
    noticeVersion: odd,
    honeypot: odd,
    elapsedMs: fc.oneof(fc.double(), odd),
  };
  return fc.oneof(odd, fc.record(all, { requiredKeys: [] }));
};

/** Values that a client may write into a header. */
const header = fc.string({ unit: "grapheme-ascii", maxLength: 40 });
const anyHeaders = (form: AnyForm): fc.Arbitrary<Record<string, string>> => {
  const pages = listPaths(form).map((path) => `https://www.aipm.example${path}`);
  const all = {
    referer: fc.oneof(
      header,
      fc.constantFrom("about:client", "https://", "data:text/html,x", ...pages),
    ),
    origin: fc.oneof(header, fc.constantFrom("null", "https://www.aipm.example")),
    "sec-fetch-site": fc.oneof(header, fc.constantFrom("same-origin", "cross-site", "none")),
    "cf-connecting-ip": fc.oneof(header, fc.ipV4(), fc.ipV6(), fc.constant("::ffff:10.0.0.1")),
    "accept-language": header,
    "user-agent": header,
    "idempotency-key": fc.uuid(),
  };
  return fc.record(all, { requiredKeys: [] }) as fc.Arbitrary<Record<string, string>>;
};

/** A shrunk body is another lead, so it needs another key. */
const withNewKey = (headers: Record<string, string>): Record<string, string> =>
  "idempotency-key" in headers ? { ...headers, "idempotency-key": crypto.randomUUID() } : headers;

/** Extra fields of another client. */
const more = fc.dictionary(
  fc.constantFrom("toString", "length", "id", "note", "संदेश", "a.b", "\ud800"),
  hostile(),
  {
    maxKeys: 2,
  },
);

/** The stored form of a value: without control characters, except tab and line feed. */
function stripControls(value: unknown): unknown {
  const strip = (text: string) =>
    text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?![\t\n])\p{Cc}/gu, "");
  if (typeof value === "string") return strip(value);
  if (Array.isArray(value)) return value.map(stripControls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [strip(key), stripControls(inner)]),
  );
}

/** The limit of a network rejects on purpose, and a test has few addresses. */
const stores = { LEAD_CEILING: { limit: () => Promise.resolve({ success: true }) } };

/** A body that names a prototype is rejected for its structure, so it is not valid. */
function isAllowed(text: string): boolean {
  try {
    return Boolean(parseObject(text));
  } catch {
    return false;
  }
}

const isARow = (numRuns: number) => (type: string, form: AnyForm) =>
  fc.assert(
    fc.asyncProperty(
      anyBody(form),
      more,
      anyMeta(form),
      anyHeaders(form),
      async (body, extra, meta, headers) => {
        const sent = { ...extra, ...body };
        const text = JSON.stringify({ ...sent, meta });
        fc.pre(isAllowed(text));
        const answer = await post(text, { headers: withNewKey(headers), stores });
        expect([answer.status, answer.body]).toMatchObject([
          200,
          { data: { reference: expect.any(String) } },
        ]);
        const { id, reference } = answer.body.data!;
        const lead = await env.DB.prepare("SELECT * FROM leads WHERE id = ?")
          .bind(id)
          .first<LeadRow>();
        const expected = (value: unknown) => stripControls(JSON.parse(JSON.stringify(value)));
        if (!lead!.flags.includes("extra_cut"))
          expect(JSON.parse(lead!.payload)).toEqual(expected(sent));
        expect(JSON.parse(lead!.payload)).toMatchObject(expected(body) as object);
        expect(lead!.phone).toMatch(/^\d+$/);
        const view = `lead_${type.toLowerCase()}`;
        const row = await env.DB.prepare(`SELECT * FROM ${view} WHERE reference = ?`)
          .bind(reference)
          .first();
        expect(row).toMatchObject({ reference });
      },
    ),
    { numRuns },
  );

const everyForm = catalogue.map((form) => [form.type, form] as const);
it.each(everyForm)("%s: stores every valid body as a row of the form's view", isARow(2));
it.each(everyForm)("%s: many are", { tags: ["all"] }, isARow(30));

it.each(oneOfEachKind().map(({ type, form }) => [type, form] as const))(
  "%s: every valid form that a browser sends is a row",
  async (_, form) => {
    const path = fc.oneof(
      fc.string({ unit: "binary", maxLength: 30 }),
      fc.constantFrom(...listPaths(form)),
    );
    await fc.assert(
      fc.asyncProperty(anyBody(form), path, anyHeaders(form), async (body, sourcePath, headers) => {
        const fields = [
          ["formType", form.type],
          ["sourcePath", sourcePath],
          ...listControls(form, body),
        ] as const;
        const { status, html } = await postByBrowser(fields, {
          headers: withNewKey(headers),
          stores,
        });
        expect([status, html]).toEqual([200, expect.stringContaining("data-reference")]);
      }),
      { numRuns: 3 },
    );
    expect((await leads()).length).toBeGreaterThan(0);
  },
);

/** NASTY and the Big List of Naughty Strings (MIT). */
it("stores every naughty string in payload and view, without control characters", async () => {
  const texts = [
    ...NASTY.map(([, text]) => text.slice(0, 4000)),
    ...naughty.filter((text) => !isBlank(text)),
  ];
  const bodies = texts.map((notes) => ({
    ...contact,
    ...(notes.length < 200 && { fullName: notes }),
    formData: { ...contact.formData, notes },
  }));
  for (const body of bodies) expect((await post(body)).status, body.formData.notes).toBe(200);
  const stored = await leads();
  expect(stored.map(({ payload }) => payload)).toEqual(
    bodies.map((body) => JSON.stringify(stripControls(body))),
  );
  const { results: rows } = await env.DB.prepare("SELECT notes FROM lead_contact_us").all<{
    notes: string;
  }>();
  expect(rows).toHaveLength(texts.length);
  // Some programs cannot read other control characters.
  const readable = [...texts.entries()].filter(
    ([, text]) => text.isWellFormed() && !text.includes("\0"),
  );
  expect(readable.length).toBeGreaterThan(20);
  for (const [i, text] of readable) expect(rows[i]!.notes).toBe(stripControls(text));
  // A name is one line of well-formed text in its column, and never an empty one.
  for (const { full_name: name } of stored) {
    expect(name).toBe(name.toWellFormed());
    // oxlint-disable-next-line no-control-regex
    expect(name).toMatch(/^[^\u0000-\u001f\u007f]+$/);
  }
});

const lost = (): Promise<never> => Promise.reject(new Error("no such module"));
const OLDER = {
  pages: {},
  sections: {},
  fields: {},
  heading: "संपर्क",
  intro: "",
  next: ["", "", ""],
  purpose: "",
  labels: { submit: "", busy: "", success: "" },
};

/** Parts of a translation that may be missing in a release. */
it.each<[string, "form" | "messages", () => Promise<unknown>]>([
  ["no words of the form", "form", async () => undefined],
  ["the words of an older form", "form", async () => OLDER],
  ["no file of words", "form", lost],
  ["no sentence", "messages", async () => ({})],
  [
    "a hole that nothing fills",
    "messages",
    async () => ({ "What happens next": "{what}?", "Enter {label}": "{lable}" }),
  ],
  ["no file of sentences", "messages", lost],
])("stores a lead from a Hindi page when its translation has %s", async (_, part, load) => {
  vi.spyOn(loadLocalization, part).mockImplementation(load as never);
  const meta = { path: "/hi/contact-form" };
  const referer = { referer: "https://www.aipm.example/hi/contact-form" };
  expect((await post({ ...contact, meta }, { headers: referer })).status).toBe(200);
  const refused = await post({ ...contact, fullName: "", meta }, { headers: referer });
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: [{ message: expect.stringMatching(/\S/) }] },
  });

  const { formType, fullName, phoneNumber, formData } = contact;
  const answer = await postByBrowser(
    { formType, fullName, phoneNumber, city: formData.city },
    { headers: referer },
  );
  expect([answer.status, answer.html]).toEqual([200, expect.stringContaining("data-reference")]);
  const unanswered = await postByBrowser({ formType }, { headers: referer });
  expect([unanswered.status, unanswered.html]).toEqual([400, expect.stringContaining("<form")]);
  expect(await leads()).toMatchObject([{ language: "hi" }, { language: "hi" }]);
});
