/**
 * A valid body is stored and answered 200, whatever comes with it: nothing between the judgement and the row may throw, a
 * missing translation least of all. Requirement E2. Decisions 43 and 44.
 */
import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import type { AnyForm } from "../../src/forms/define.ts";
import { loadLocalization } from "../../worker/lead/localization.ts";
import { parseObject } from "../../worker/http/json.ts";
import { oneOfEachKind } from "../contracts/examples.ts";
import { anyBody, hostile } from "../support/arbitrary-body.ts";
import { controlsOf } from "../support/native-controls.ts";
import { contact, leads, post, postByBrowser } from "./forms-support.ts";

const paths = (form: AnyForm): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom<unknown>(
      "/hi",
      "/hi/",
      "/hi/nowhere",
      "/",
      "",
      " /hi/x\u0000",
      "/hi/\ud800",
      "//hi/",
      "/HI/contact-form",
      ...form.pages.flatMap(({ path }) => [path, `/hi${path}`]),
    ),
    fc.webPath(),
    hostile(),
  );

/** What a page says beside the answers, and whatever another client says instead. */
const anyMeta = (form: AnyForm): fc.Arbitrary<unknown> =>
  fc.oneof(
    hostile(),
    fc.record(
      {
        path: paths(form),
        referrer: fc.oneof(fc.webUrl(), fc.string({ unit: "binary" }), hostile()),
        utm: fc.oneof(
          hostile(),
          fc.dictionary(fc.constantFrom("source", "medium", "campaign", "term", "content"), hostile()),
        ),
        noticeVersion: hostile(),
        honeypot: fc.oneof(fc.string({ unit: "binary" }), hostile()),
        elapsedMs: fc.oneof(fc.double(), hostile()),
      },
      { requiredKeys: [] },
    ),
  );

/** What a client may write into a header. */
const header = fc.string({ unit: "grapheme-ascii", maxLength: 40 });
const anyHeaders = (form: AnyForm): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    {
      referer: fc.oneof(
        header,
        fc.constantFrom(
          "https://www.aipm.example/hi/faq",
          "about:client",
          "https://",
          "data:text/html,x",
          ...form.pages.map(({ path }) => `https://www.aipm.example/hi${path}`),
        ),
      ),
      origin: fc.oneof(header, fc.constantFrom("null", "https://www.aipm.example")),
      "sec-fetch-site": fc.oneof(header, fc.constantFrom("same-origin", "cross-site", "none")),
      "cf-connecting-ip": fc.oneof(header, fc.ipV4(), fc.ipV6(), fc.constant("::ffff:10.0.0.1")),
      "accept-language": header,
      "user-agent": header,
      "idempotency-key": fc.uuid(),
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Record<string, string>>;

/** Beside what a form asks for, another client sends more. */
const more = fc.dictionary(fc.constantFrom("toString", "length", "id", "note", "संदेश", "a.b", "\ud800"), hostile(), {
  maxKeys: 2,
});

const sent = (form: AnyForm) =>
  fc.record({ body: anyBody(form), extra: more, meta: anyMeta(form), headers: anyHeaders(form) });

/** The ceiling is a refusal that is meant, and a test has few addresses. */
const stores = { LEAD_CEILING: { limit: () => Promise.resolve({ success: true }) } };

/** Each form's own way: round-trip.test.ts. */
const forms = oneOfEachKind().map(({ type, form }) => [type, form] as const);

it.each(forms)("%s: every valid body is a row", async (_, form) => {
  await fc.assert(
    fc.asyncProperty(sent(form), async ({ body, extra, meta, headers }) => {
      const text = JSON.stringify({ ...extra, ...body, meta });
      // What its very structure rules out is no valid body, such as one that names a prototype.
      fc.pre(parseObject(text).ok);
      const answer = await post(text, { headers, stores });
      expect([answer.status, answer.body]).toMatchObject([200, { data: { reference: expect.any(String) } }]);
      const { results } = await env.DB.prepare("SELECT id FROM leads WHERE id = ?").bind(answer.body.data!.id).all();
      expect(results).toHaveLength(1);
    }),
    { numRuns: 5 },
  );
});

it.each(forms)("%s: every valid form that a browser sends is a row", async (_, form) => {
  const path = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.constantFrom("/hi", ...form.pages.map((page) => `/hi${page.path}`)),
  );
  await fc.assert(
    fc.asyncProperty(anyBody(form), path, anyHeaders(form), async (body, sourcePath, given) => {
      const { status, html } = await postByBrowser(
        [["formType", form.type], ["sourcePath", sourcePath], ...controlsOf(form, body)],
        { headers: given, stores },
      );
      expect([status, html]).toEqual([200, expect.stringContaining("data-reference")]);
    }),
    { numRuns: 3 },
  );
  expect((await leads()).length).toBeGreaterThan(0);
});

const lost = (): Promise<never> => Promise.reject(new Error("no such module"));

/** What may be missing of a language, in a release that is half done or half there. */
const MISSING = {
  "no words of the form": () => vi.spyOn(loadLocalization, "form").mockResolvedValue(undefined),
  "the words of an older form": () =>
    vi.spyOn(loadLocalization, "form").mockResolvedValue({ pages: {}, sections: {}, fields: {}, ...OLDER }),
  "no sentence": () => vi.spyOn(loadLocalization, "messages").mockResolvedValue({}),
  "a sentence with a hole that nothing fills": () =>
    vi
      .spyOn(loadLocalization, "messages")
      .mockResolvedValue({ "What happens next": "{what}?", "Enter {label}": "{lable}" }),
  "no file of words": () => vi.spyOn(loadLocalization, "form").mockImplementation(lost),
  "no file of sentences": () => vi.spyOn(loadLocalization, "messages").mockImplementation(lost),
};
const OLDER = {
  heading: "संपर्क",
  intro: "",
  next: ["", "", ""],
  purpose: "",
  labels: { submit: "", busy: "", success: "" },
} as const;

it.each(Object.entries(MISSING))("a lead from a Hindi page is stored with %s", async (_, lose) => {
  lose();
  const meta = { path: "/hi/contact-form" };
  const referer = { referer: "https://www.aipm.example/hi/contact-form" };
  expect((await post({ ...contact, meta }, { headers: referer })).status).toBe(200);
  const refused = await post({ ...contact, fullName: "", meta }, { headers: referer });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ message: expect.stringMatching(/\S/) }] } });

  const { formType, fullName, phoneNumber, formData } = contact;
  const fields = [
    ["formType", formType],
    ["fullName", fullName],
    ["phoneNumber", phoneNumber],
    ["city", formData.city],
  ] as const;
  const answer = await postByBrowser(fields, { headers: referer });
  expect([answer.status, answer.html]).toEqual([200, expect.stringContaining("data-reference")]);
  const unanswered = await postByBrowser(fields.slice(0, 1), { headers: referer });
  expect([unanswered.status, unanswered.html]).toEqual([400, expect.stringContaining("<form")]);
  expect(await leads()).toMatchObject([{ language: "hi" }, { language: "hi" }]);
});

it("a form without Hindi that was asked for in Hindi says nothing in Hindi to who asks in English", async () => {
  vi.spyOn(loadLocalization, "form").mockResolvedValue(undefined);
  const ask = (path: string) => post({ ...contact, phoneNumber: "12", meta: { path } });
  await ask("/hi/contact-form");
  const { body } = await ask("/contact-form");
  expect(body.errors?.[0]?.message).toBe("Enter a phone number with 7 to 15 digits, like 98765 43210");
});
