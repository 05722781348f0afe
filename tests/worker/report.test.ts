/** Reports of pages: one line of the log with names of our own, whatever was sent. */
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "../../src/forms/catalogue.ts";
import { capturedLog, fetched } from "./forms-support.ts";

let lines: string[];
beforeEach(() => void (lines = capturedLog()));

const FILE = "/assets/client-B1x.js";
/** A site with one script. */
const ASSETS = {
  fetch: async (url: URL) => new Response(null, { status: url.pathname === FILE ? 200 : 404 }),
} as unknown as Fetcher;

let networks = 0;
/** REPORT_LIMIT counts the reports of a network. */
const freshNetwork = (): string => `10.9.${(networks += 1) >> 8}.${networks & 255}`;

async function send(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const init = {
    method: "POST",
    headers: { "cf-connecting-ip": freshNetwork(), "sec-fetch-site": "same-origin", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
  return (await fetched("/report", init, { ASSETS })).status;
}

const crash = { kind: "crash", error: "TypeError", place: `${FILE}:1:2345`, form: "CONTACT_US" };
const ms = expect.any(Number) as number;

describe("POST /report", () => {
  it("logs kind, class, place and form, without a ray", async () => {
    expect(await send(crash, { "cf-ray": "8f3c2b1a0d9e7f65-BOM" })).toBe(204);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        path: "/report",
        status: 204,
        ms,
        report: "crash",
        error: "TypeError",
        at: `${FILE}:1:2345`,
        form: "CONTACT_US",
      },
    ]);
  });

  it.each([
    ["an unknown class", { error: "Asha Rao" }, { error: "other" }],
    ["an unknown script", { place: "/assets/asha-rao.js:1:2" }, { at: undefined }],
    [
      "a page as its place",
      { place: "https://www.aipm.example/contact-form?name=Asha:1:2" },
      { at: undefined },
    ],
    ["an unknown form", { form: "Asha Rao" }, { form: undefined }],
    ["further fields", { message: "Asha Rao", stack: "98765 43210", id: "AIPM-1" }, {}],
  ])("leaves out %s", async (_, change, expected) => {
    expect(await send({ ...crash, ...change })).toBe(204);
    const line = { at: undefined, form: undefined, ...(JSON.parse(lines[0]!) as object) };
    expect(line).toMatchObject({ report: "crash", ...expected });
    expect(lines.join("\n")).not.toMatch(/Asha|asha|98765|AIPM-1/);
  });

  it.each([
    ["no JSON", "crash", {}],
    ["an unknown kind", { ...crash, kind: "Asha Rao" }, {}],
    ["more than 1 KB", { ...crash, message: "x".repeat(1024) }, {}],
    ["a body in another character set", crash, { "content-type": "text/plain; charset=utf-16" }],
    ["a report of another site's page", crash, { "sec-fetch-site": "cross-site" }],
  ])("answers 400 to %s", async (_, body, headers) => {
    expect(await send(body, headers as Record<string, string>)).toBe(400);
    expect(lines.join("\n")).not.toContain("Asha");
  });

  it("logs nothing of any report but names of our own", async () => {
    const forms = new Set<unknown>([undefined, ...catalogue.map(({ type }) => type)]);
    const own = {
      path: /^\/report$/,
      status: /^(?:204|400)$/,
      code: /^(?:undefined|cross_site|invalid_report|body_too_large)$/,
      ms: /^\d+$/,
      report: /^(?:undefined|crash|wake|expired)$/,
      error: /^(?:undefined|other|[A-Z][A-Za-z]*Error|Error)$/,
      at: /^(?:undefined|\/assets\/client-B1x\.js(?::\d{1,6}:\d{1,6})?)$/,
    };
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.constantFrom(
        "Asha Rao",
        "+91 98765 43210",
        "AshaRaoError",
        `${FILE}:98765:43210`,
        "203.0.113.9",
        "toString",
      ),
    );
    const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }));
    const field = (known: string) => fc.oneof(fc.constant(known), anything);
    const report = fc.oneof(
      anything,
      fc.record(
        {
          kind: field("crash"),
          error: field("TypeError"),
          place: field(FILE),
          form: field("CONTACT_US"),
          extra: anything,
        },
        { requiredKeys: [] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(report, async (body) => {
        lines.length = 0;
        await send(body as string, {
          "cf-ray": "Asha Rao",
          "user-agent": "Asha Rao",
          referer: "https://asha.example/",
        });
        expect(lines).toHaveLength(1);
        const { form, ...line } = JSON.parse(lines[0]!) as Record<string, unknown>;
        expect(forms).toContain(form);
        expect(Object.keys(line).filter((name) => !(name in own))).toEqual([]);
        for (const [name, pattern] of Object.entries(own))
          expect(String(line[name]), name).toMatch(pattern);
        expect(lines[0]).not.toMatch(/asha/i);
      }),
      { numRuns: 150 },
    );
  });
});
