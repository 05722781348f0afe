/**
 * The words of a page stand in its content.en.ts, where its owner finds them and the other tests read them; page.tsx and its parts are
 * markup. To fix a failure, move the text it prints to the content of that page. Names of one word, such as "Close", may stay.
 * Requirement P11.
 */
import { parseSync } from "vite";
import { expect, it } from "vitest";

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => value instanceof Object && "type" in value;

const TWO_WORDS = /\p{L}\S*\s+\S*\p{L}/u;
/** Classes, sizes and ids begin in lower case. */
const SENTENCE = /^\s*\p{Lu}\S*\s+\S/u;

function* copyIn(node: Node): Generator<string> {
  if (node.type === "JSXText" && TWO_WORDS.test(String(node.value))) yield String(node.value).trim();
  if (node.type === "Literal" && SENTENCE.test(String(node.value))) yield String(node.value);
  if (node.type === "TemplateLiteral") {
    const parts = node.quasis as { value: { raw: string } }[];
    const text = parts.map(({ value }) => value.raw).join("x");
    if (SENTENCE.test(text)) yield text;
  }
  for (const part of Object.values(node).flat()) if (isNode(part)) yield* copyIn(part);
}

const copyOf = (file: string, text: string): string[] => [...copyIn(parseSync(file, text).program as unknown as Node)];

const sources = Object.entries(
  import.meta.glob<string>(["../../src/pages/**/*.tsx", "../../src/routes/*.tsx"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

it.each(sources)("%s holds markup alone", (file, text) => {
  expect(copyOf(file, text)).toEqual([]);
});

it.each([
  ['<h2 title="Ask us">{x}</h2>', "Ask us"],
  ["<p>the papers <a href={href}>{label}</a></p>", "the papers"],
  ["<Picture alt={`A model of ${name}`} />", "A model of x"],
  ['<Steps steps={[{ title: "One call" }]} />', "One call"],
])("finds the words in %s", (markup, words) => {
  expect(copyOf("part.tsx", `export const part = ${markup};`)).toEqual([words]);
});
