/**
 * A claim has the same figures in every sentence. To fix a failure, correct the sentence that it prints.
 */
import { describe, expect, it } from "vitest";
import * as english from "../../src/content/claims.ts";
import * as hindi from "../../src/content/claims.hi.ts";
import { catalogue } from "../../src/forms/catalogue.ts";
import { claimRules } from "./claim-rules.ts";

type Module = Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Module>(
  ["../../src/content/*.ts", "../../src/pages/*/*.ts", "!../../src/**/*.gen.ts", "!../../src/**/*.hi.ts"],
  { eager: true },
);

/**
 * Sentences, and texts that belong together, such as a question with its answer. Skips samples, paths and class lists.
 */
function* statementsIn(value: unknown): Generator<string> {
  if (typeof value === "string" && !value.startsWith("/")) yield* value.replaceAll(/\s+/g, " ").split(/(?<=[.!?;:]) /);
  if (typeof value !== "object" || value === null || ("sample" in value && value.sample === true)) return;
  const own = Object.values(value).filter((text) => typeof text === "string" && !text.startsWith("/"));
  if (!Array.isArray(value) && own.length <= 3) yield own.join(" ").replaceAll("\u00A0", " ");
  for (const [key, part] of Object.entries(value)) if (!key.startsWith("sample")) yield* statementsIn(part);
}

const statements = [...Object.entries(modules), ...catalogue.map((form) => [form.type, form] as const)].flatMap(
  ([file, words]) => [...statementsIn({ ...words })].map((statement) => ({ file, statement })),
);

describe("claims", () => {
  it.each(claimRules)("states one figure: %s", (_, about, figure, allowed) => {
    const figures = statements
      .filter(({ statement }) => about.test(statement))
      .flatMap(({ file, statement }) => (statement.match(figure) ?? []).map((text) => ({ text, file, statement })));
    expect(figures.filter(({ text }) => !allowed.includes(text.replaceAll(/\s+/g, " ")))).toEqual([]);
    // At least one sentence makes the claim.
    expect(figures).not.toEqual([]);
  });
});

/** Texts that belong together, such as the title, text and time of a step. */
function* splitGroups(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  const own = Object.values(value).filter((text): text is string => typeof text === "string");
  if (!Array.isArray(value) && own.length > 1) yield own.join(" ");
  for (const part of Object.values(value))
    if (Array.isArray(value) || typeof part === "object") yield* splitGroups(part);
}

describe("the response time", () => {
  const pages = import.meta.glob<Module>("../../src/pages/*/content.*.ts", { eager: true, import: "content" });
  const forms = import.meta.glob<Readonly<Partial<Record<"form" | "messages", { readonly next: readonly string[] }>>>>(
    "../../src/forms/definitions/*.{form,hi}.ts",
    { eager: true },
  );
  const words = [
    ...Object.entries(pages).map(([file, { page: _head, ...rest }]) => ({ file, groups: [...splitGroups(rest)] })),
    ...Object.entries(forms).map(([file, { form, messages }]) => ({ file, groups: (form ?? messages)?.next ?? [] })),
  ].map((page) => ({ ...page, ...(page.file.endsWith(".hi.ts") ? hindi : english) }));

  it("explains the promised time in working days at its first mention", () => {
    const first = words.flatMap(({ groups, claims, responseMeans }) => {
      const text = groups.find((group) => group.includes(claims.response));
      return text === undefined ? [] : [{ text, isExplained: text.includes(responseMeans) }];
    });
    expect(first.length).toBeGreaterThan(10);
    expect(first.filter(({ isExplained }) => !isExplained)).toEqual([]);
  });
});
