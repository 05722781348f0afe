/**
 * Browsers translate a page by wrapping each string in new elements. React then no longer finds its text node, so it
 * cannot remove or update the string. A string is safe as the only child of an element, because React sets the element's
 * text. It is also safe in its element's key, because React then replaces the element. To fix a failure, wrap the string
 * in a `<span>`.
 */
import { parseSync } from "vite";
import { expect, it } from "vitest";

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => value instanceof Object && "type" in value;
const listParts = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isNothing = ({ type, value, name }: Node): boolean =>
  type === "Literal"
    ? value === null || typeof value === "boolean"
    : type === "Identifier" && name === "undefined";

/** The values that an expression can evaluate to. */
function listBranches(node: Node): Node[] {
  const { consequent, alternate, right, left, expression } = node as unknown as Readonly<
    Record<string, Node>
  >;
  if (node.type === "ParenthesizedExpression") return listBranches(expression!);
  if (node.type === "ConditionalExpression")
    return [...listBranches(consequent!), ...listBranches(alternate!)];
  if (node.type === "LogicalExpression")
    return [...(node.operator === "&&" ? [] : listBranches(left!)), ...listBranches(right!)];
  return isNothing(node) ? [] : [node];
}

const hasMarkup = (node: Node): boolean =>
  node.type.startsWith("JSX") || listParts(node).some(hasMarkup);

/** `const below = <p />` */
function* assigned(node: Node): Generator<string> {
  const { type, id, init } = node as unknown as {
    type: string;
    id: { name: string };
    init: unknown;
  };
  if (
    type === "VariableDeclarator" &&
    isNode(init) &&
    listBranches(init).some((branch) => branch.type.startsWith("JSX"))
  )
    yield id.name;
  for (const part of listParts(node)) yield* assigned(part);
}

/** `after` of `after?.[id]` */
const rootName = ({ name, object, expression }: Node): string =>
  isNode(object) ? rootName(object) : isNode(expression) ? rootName(expression) : String(name);

const tagName = (node?: Node): unknown =>
  ((node?.openingElement as Node | undefined)?.name as Node | undefined)?.name;

function findKey(node: Node): Node | undefined {
  const attributes = ((node.openingElement as Node | undefined)?.attributes ?? []) as Node[];
  const key = attributes.find(({ name }) => (name as Node | undefined)?.name === "key");
  return (key?.value as Node | undefined)?.expression as Node | undefined;
}

const isSaidOnce = (node: Node): boolean => {
  const { callee, arguments: args } = node as unknown as { callee?: Node; arguments?: Node[] };
  return (
    node.type === "CallExpression" &&
    callee?.name === "t" &&
    args?.length === 1 &&
    args[0]!.type === "Literal"
  );
};

/** Whitespace is never translated. */
function isBlank({ type, value, expression }: Node): boolean {
  const text = type === "JSXText" ? value : (expression as Node | undefined)?.value;
  return (
    (expression as Node | undefined)?.type === "JSXEmptyExpression" ||
    (text !== undefined && !String(text).trim())
  );
}

/** Lines of a file with a string next to siblings that can change. */
function exposed(file: string, text: string): string[] {
  const program = parseSync(file, text).program as unknown as Node;
  const source = ({ start, end }: Node): string => text.slice(start, end);
  /** Names of markup values: props of type ReactNode, and variables that hold markup. */
  const markup = new Set([
    ...[...text.matchAll(/(\w+)\??: [^;\n]*\bReactNode\b/g)].map(([, name]) => name!),
    ...assigned(program),
  ]);

  /** A constant text, a changing text, a permanent element, or markup that may appear and disappear (`coming`). */
  function classifyChild(node: Node): "fixed" | "text" | "element" | "coming" {
    if (node.type === "JSXText") return "fixed";
    if (node.type === "JSXElement")
      return /^[a-z]/.test(String(tagName(node))) ? "element" : "coming";
    if (node.type === "JSXFragment") return "coming";
    const expression = node.expression as Node;
    if (expression.type === "Literal" || isSaidOnce(expression)) return "fixed";
    return listBranches(expression).every(
      (branch) => hasMarkup(branch) || markup.has(rootName(branch)),
    )
      ? "coming"
      : "text";
  }

  function isExposed(node: Node): boolean {
    const children = (node.children as Node[]).filter((child) => !isBlank(child));
    const kinds = children.map(classifyChild);
    if (kinds.length === 1 && node.type === "JSXElement") return false;
    // A label's text belongs to its option. Another option is another element.
    if (tagName(node) === "label" && kinds.length === 2 && tagName(children[0]) === "input")
      return false;
    return (
      kinds.includes("text") ||
      (kinds.includes("fixed") && (kinds.includes("coming") || node.type === "JSXFragment"))
    );
  }

  /** Whether the key contains every changing value. */
  function isReplaced(node: Node): boolean {
    const key = findKey(node);
    const children = key
      ? (node.children as Node[]).filter((child) => !/fixed|element/.test(classifyChild(child)))
      : [];
    return (
      key !== undefined &&
      children.every((child) => isBlank(child) || source(child).includes(source(key)))
    );
  }

  /** A conditional that is sometimes markup and sometimes text. */
  const isMixed = (node: Node): boolean => {
    const branches = node.type === "ConditionalExpression" ? listBranches(node) : [];
    return branches.some(hasMarkup) && branches.some((branch) => !hasMarkup(branch));
  };

  function* exposedIn(node: Node, isSafe = false): Generator<Node> {
    const isDrawn = node.type === "JSXElement" || node.type === "JSXFragment";
    const isWhole = isDrawn && isReplaced(node);
    if ((isDrawn && !isWhole && isExposed(node)) || (isMixed(node) && !isSafe)) yield node;
    // The only child of an element or attribute may be mixed.
    for (const part of listParts(node))
      yield* exposedIn(
        part,
        isWhole || (isSafe && !isDrawn) || node.type === "JSXExpressionContainer",
      );
  }

  return [...exposedIn(program)].map(
    ({ start }) => `line ${text.slice(0, start).split("\n").length}`,
  );
}

/** A page without hooks never changes its words. Anything in `src/ui` may change. */
const isStill = (file: string, text: string): boolean =>
  file.includes("/pages/") && !/\buse[A-Z]\w*\(/.test(text);

const sources = Object.entries(
  import.meta.glob<string>("../../src/{ui,pages,routes,site}/**/*.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).filter(([file, text]) => !isStill(file, text));

it.each(sources)("%s wraps each changing string in an element", (file, text) => {
  expect(exposed(file, text)).toEqual([]);
});

it.each([
  "<p>{count} left</p>",
  "<p>{label}{isWrong ? <b>{error}</b> : null}</p>",
  "<p>Call <Phone /></p>",
  "<p>{isOpen && <b />}Close</p>",
  "<>{label}</>",
  "<Title>{label} {rest}</Title>",
  "<p><b />{error}</p>",
  "<p key={name}><b />{error}</p>",
  "parts.map((part, i) => (i ? part : <b>{part}</b>))",
])("finds %s", (markup) => {
  expect(exposed("part.tsx", `export const part = ${markup};`)).toEqual(["line 1"]);
});
