/**
 * Model of a screen reader over Chromium's accessibility tree: one line for each element. Labels and descriptions are spoken
 * with their control only.
 */
import type { CDPSession, Page } from "@playwright/test";

/** Speech for one element. */
export interface SpokenLine {
  /** The whole line. */
  readonly text: string;
  readonly depth: number;
  readonly role: string;
  /** Name or text. */
  readonly words: string;
  readonly description: string;
  readonly isInvalid: boolean;
  /** True inside a named group or region. */
  readonly isGrouped: boolean;
  /** True for a hint or an error without a control. */
  readonly isLoose: boolean;
}

/** Roles that are spoken without their children. */
const SPOKEN: Readonly<Record<string, string>> = {
  textbox: "edit",
  searchbox: "search edit",
  spinbutton: "number edit",
  combobox: "combo box",
  Date: "date edit",
  radio: "radio",
  checkbox: "check box",
  switch: "switch",
  slider: "slider",
  button: "button",
  DisclosureTriangle: "button",
  DisclosureTriangleGrouped: "button",
  link: "link",
  progressbar: "progress bar",
  image: "graphic",
  img: "graphic",
  Video: "video",
  video: "video",
};
const isControl = (role: string): boolean =>
  role in SPOKEN && !/graphic|video|bar/.test(SPOKEN[role]!);
const SETS = new Set(["group", "radiogroup"]);
const PLACES = new Set([
  "region",
  "navigation",
  "complementary",
  "dialog",
  "search",
  "form",
  "table",
]);
const CELL = "| ";
/** Before the first line of an element, whose content may be a block. */
const MARKS: Readonly<Record<string, string>> = { listitem: "• ", cell: CELL };
const BEGINNINGS: Readonly<Record<string, string>> = { status: "status: ", alert: "alert: " };

const clean = (text: unknown): string =>
  (typeof text === "string" || typeof text === "number" ? String(text) : "")
    .replaceAll(/\s+/g, " ")
    .trim();

const readTree = async (devtools: CDPSession) =>
  (await devtools.send("Accessibility.getFullAXTree")).nodes;
type AXNode = Awaited<ReturnType<typeof readTree>>[number];

interface Dom {
  readonly tag: string;
  /** True if it starts a line. */
  readonly isBlock: boolean;
  /** True inside a hint or an error. */
  readonly isHelp: boolean;
  /** The tree reports this for some roles only. */
  readonly isRequired: boolean;
  readonly placeholder: string;
}

const NOTHING: Dom = { tag: "", isBlock: false, isHelp: false, isRequired: false, placeholder: "" };

/** Reads DOM facts that the tree lacks, by node id. */
async function readDom(devtools: CDPSession): Promise<ReadonlyMap<number, Dom>> {
  const { documents, strings } = await devtools.send("DOMSnapshot.captureSnapshot", {
    computedStyles: ["display"],
  });
  const { nodes, layout } = documents[0]!;
  const wordAt = (index = -1): string => strings[index] ?? "";
  const display = new Map(layout.nodeIndex.map((node, i) => [node, wordAt(layout.styles[i]?.[0])]));
  const all: Dom[] = [];
  for (const i of nodes.backendNodeId!.keys()) {
    const parent = all[nodes.parentIndex?.[i] ?? -1];
    const attributes = nodes.attributes?.[i] ?? [];
    const readValue = (name: string): string | undefined => {
      const index = attributes.findIndex((word, place) => place % 2 === 0 && wordAt(word) === name);
      return index === -1 ? undefined : wordAt(attributes[index + 1]);
    };
    all.push({
      tag: wordAt(nodes.nodeName?.[i]),
      isBlock: !/^(?:inline|contents|none|$)/.test(display.get(i) ?? ""),
      isRequired: readValue("required") !== undefined || readValue("aria-required") === "true",
      placeholder: readValue("placeholder") ?? "",
      isHelp: parent?.isHelp === true || /\bfield-(?:hint|error)\b/.test(readValue("class") ?? ""),
    });
  }
  return new Map(nodes.backendNodeId!.map((id, i) => [id, all[i]!]));
}

const readProperties = (node: AXNode): Readonly<Record<string, unknown>> =>
  Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));

/** Reads the first element that matches `root`. */
export async function readAloud(page: Page, root: string): Promise<readonly SpokenLine[]> {
  const devtools = await page.context().newCDPSession(page);
  const { root: whole } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", {
    nodeId: whole.nodeId,
    selector: root,
  });
  const { node: rootNode } = await devtools.send("DOM.describeNode", { nodeId });
  const [tree, dom] = await Promise.all([readTree(devtools), readDom(devtools)]);
  await devtools.detach();
  const first = tree.find(({ backendDOMNodeId }) => backendDOMNodeId === rootNode.backendNodeId);
  if (!first) throw new Error(`Nothing is said of ${root}`);

  const byId = new Map(tree.map((node) => [node.nodeId, node]));
  const listChildren = ({ childIds = [] }: AXNode): AXNode[] =>
    childIds.flatMap((id) => byId.get(id) ?? []);
  const hasLink = (node: AXNode): boolean =>
    node.role?.value === "link" || listChildren(node).some(hasLink);
  /** Labels, legends, hints and errors of controls. */
  const announcedIds = new Set(
    tree
      .filter(
        ({ role }) =>
          isControl(String(role?.value)) ||
          SETS.has(String(role?.value)) ||
          role?.value === "table",
      )
      .flatMap(({ properties = [] }) =>
        properties.filter(({ name }) => /^(?:labelled|described)by$/.test(name)),
      )
      .flatMap(({ value }) => value.relatedNodes ?? [])
      .map(({ backendDOMNodeId }) => backendDOMNodeId),
  );

  const lines: SpokenLine[] = [];
  /** Words of the current line. */
  let line = { words: "", isLoose: false };
  /** Pending bullet or number of a list item. */
  let mark = "";
  const add = (
    text: string,
    words: string,
    more: Pick<SpokenLine, "depth" | "isGrouped"> & Partial<SpokenLine>,
  ): void => {
    const plainly = { role: "text", description: "", isInvalid: false, isLoose: false };
    lines.push({ ...plainly, ...more, text: mark + text, words });
    mark = "";
  };
  const endLine = (depth: number, isGrouped: boolean, beginning = ""): void => {
    const { words, ...more } = line;
    if (clean(words)) add(beginning + clean(words), clean(words), { ...more, depth, isGrouped });
    line = { words: "", isLoose: false };
  };

  /** @param isMuted true if its control speaks it */
  const read = (node: AXNode, depth = 0, isGrouped = false, isMuted = false): void => {
    const role = String(node.role?.value);
    const { tag, isBlock, isHelp, isRequired, placeholder } =
      dom.get(node.backendDOMNodeId ?? -1) ?? NOTHING;
    const isTold =
      isMuted ||
      (announcedIds.has(node.backendDOMNodeId ?? -1) && role !== "heading" && !hasLink(node));
    const inside = (deeper = depth, within = isGrouped): void => {
      for (const child of listChildren(node)) read(child, deeper, within, isTold);
    };
    const goOn = (before = "", after = ""): void => {
      const text = String(node.name?.value ?? "");
      line.words += before + text + after;
      line.isLoose ||= isHelp;
    };
    const words = clean(node.name?.value);
    if (role === "StaticText") {
      if (!isTold) goOn();
    } else if (role === "LineBreak") {
      line.words += " ";
    } else if (role === "ListMarker") {
      mark = `${words} `;
    } else if (node.ignored || role === "generic" || role === "none") {
      if (isBlock) endLine(depth, isGrouped);
      inside();
      if (isBlock) endLine(depth, isGrouped);
    } else if (role === "link" && !isBlock && node.name?.value) {
      goOn("[", "]");
    } else {
      endLine(depth, isGrouped);
      // Chromium calls an address a group.
      const isSet = SETS.has(role) && tag !== "DETAILS" && tag !== "ADDRESS";
      const description = clean(node.description?.value);
      const is = readProperties(node);
      const value = "checked" in is ? "" : clean(node.value?.value);
      const states = {
        "several lines": is.multiline === true,
        required: isRequired,
        invalid: is.invalid === "true",
        checked: is.checked === "true",
        [`“${value}”`]: value !== "",
        [`placeholder “${placeholder}”`]: placeholder !== "" && value === "",
        unavailable: is.disabled === true,
        expanded: is.expanded === true,
        collapsed: is.expanded === false,
        pressed: is.pressed === "true",
      };
      const isInvalid = states.invalid && role in SPOKEN;
      const more = { depth, isGrouped, role, description, isInvalid };
      const spoken = (as: string): string => {
        const parts = [
          words,
          as,
          ...Object.entries(states).flatMap(([state, holds]) => (holds ? state : [])),
        ];
        return parts.join(", ") + (description ? ` (${description})` : "");
      };
      if (role in SPOKEN) {
        add(spoken(SPOKEN[role]!), words, more);
      } else if (role === "heading") {
        add(`${"#".repeat(Number(is.level))} ${hasLink(node) ? `[${words}]` : words}`, words, more);
      } else if (isSet || (PLACES.has(role) && words)) {
        add(spoken(isSet ? "group" : clean(is.roledescription) || role), words, more);
        inside(depth + 1, isGrouped || isSet);
        endLine(depth + 1, isGrouped);
      } else if (role in MARKS) {
        mark = MARKS[role]!;
        inside();
        endLine(depth, isGrouped);
        mark = "";
      } else {
        inside();
        endLine(depth, isGrouped, BEGINNINGS[role]);
      }
    }
  };
  read(first);
  return lines;
}

/** Reduces a text to letters and digits, to compare without punctuation. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** Returns violations of the rules for screen readers. */
export const findSpeechFaults = (spoken: readonly SpokenLine[]): string[] =>
  spoken.flatMap((line, i) => {
    const { text, role, words, description } = line;
    const [before, after] = [spoken[i - 1], spoken[i + 1]];
    // Landmarks and headings must lead to the links. A section is named by its heading.
    const isPlace = before?.role === "navigation" && role === "heading";
    // Cells of a table may well be alike, and a heading may lead to the page of its name.
    const mayRepeat =
      isPlace || (before?.role === "heading" && role === "link") || text.startsWith(CELL);
    const justSaid = spoken.slice(Math.max(0, i - 3), i).map(({ words: earlier }) => earlier);
    const isInSet =
      role === "radio" || (role === "checkbox" && [before?.role, after?.role].includes("checkbox"));
    const faults: Readonly<Record<string, boolean>> = {
      "nothing is called": !words && (role in SPOKEN || SETS.has(role)),
      "a sign and no word": words !== "" && !plain(words),
      "said twice":
        !mayRepeat && plain(words) !== "" && plain(before?.words ?? "") === plain(words),
      "described by what was just said":
        description !== "" && plain(justSaid.join("")).includes(plain(description)),
      "described by its own name":
        plain(words) !== "" && plain(description).startsWith(plain(words)),
      "a hint or an error of no control": line.isLoose,
      "nothing says what is wrong with": line.isInvalid && !description,
      "without a legend": isInSet && !line.isGrouped,
    };
    return Object.keys(faults).flatMap((fault) => (faults[fault] ? `${fault}: ${text}` : []));
  });
