/**
 * A claim has the same figures in every sentence. To fix a failure, correct the sentence that it prints.
 */
import { expect, it } from "vitest";
import { catalogue } from "../../src/forms/catalogue.ts";
import { claimRules } from "./claim-rules.ts";

type Module = Readonly<Record<string, unknown>>;
const modules = import.meta.glob<Module>(
  [
    "../../src/content/*.ts",
    "../../src/pages/*/*.ts",
    "!../../src/**/*.gen.ts",
    "!../../src/**/*.hi.ts",
  ],
  { eager: true },
);

/**
 * Sentences, and texts that belong together, such as a question with its answer. Skips samples, paths and class lists.
 */
function* statementsIn(value: unknown): Generator<string> {
  if (typeof value === "string" && !value.startsWith("/"))
    yield* value.replaceAll(/\s+/g, " ").split(/(?<=[.!?;:]) /);
  if (typeof value !== "object" || value === null || ("sample" in value && value.sample === true))
    return;
  const own = Object.values(value).filter(
    (text) => typeof text === "string" && !text.startsWith("/"),
  );
  // Cost, time and papers of a service (essentials.tsx) are three subjects.
  if (!Array.isArray(value) && own.length <= 3 && !("ready" in value))
    yield own.join(" ").replaceAll("\u00A0", " ");
  for (const [key, part] of Object.entries(value))
    if (!key.startsWith("sample")) yield* statementsIn(part);
}

const statements = [
  ...Object.entries(modules),
  ...catalogue.map((form) => [form.type, form] as const),
].flatMap(([file, words]) =>
  [...statementsIn({ ...words })].map((statement) => ({ file, statement })),
);

it.each(claimRules)("states one figure: %s", (_, about, figure, allowed) => {
  const figures = statements
    .filter(({ statement }) => about.test(statement))
    .flatMap(({ file, statement }) =>
      (statement.match(figure) ?? []).map((text) => ({ text, file, statement })),
    );
  expect(figures.filter(({ text }) => !allowed.includes(text.replaceAll(/\s+/g, " ")))).toEqual([]);
  // At least one sentence makes the claim.
  expect(figures).not.toEqual([]);
});
