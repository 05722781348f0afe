/**
 * A page as somebody hears it: Chromium's accessibility tree read in order, one line an element, as a screen reader speaks it, with what is
 * announced meanwhile. What labels and describes a control is said with it, and not again before it.
 */
import type { CDPSession, Page } from "@playwright/test";

/** What is said of one element. */
export interface Said {
  /** The whole line. */
  readonly text: string;
  readonly depth: number;
  readonly role: string;
  /** Its name, or its text. */
  readonly words: string;
  readonly description: string;
  readonly isInvalid: boolean;
  /** A group or a region with a legend or a name stands around it. */
  readonly isGrouped: boolean;
  /** A hint or an error that no control says. */
  readonly isLoose: boolean;
  /** In other letters than those of the language in which it is read. */
  readonly isForeign: boolean;
}

/** Spoken as one, without what is in them. */
const CONTROLS: Readonly<Record<string, string>> = {
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
};
const SPOKEN: Readonly<Record<string, string>> = {
  ...CONTROLS,
  progressbar: "progress bar",
  image: "graphic",
  img: "graphic",
  Video: "video",
  video: "video",
};
const SETS = new Set(["group", "radiogroup"]);
const PLACES = new Set(["region", "navigation", "complementary", "dialog", "search", "form", "table"]);
const CELL = "| ";
const ITEM = "• ";
const BEGINNINGS: Readonly<Record<string, string>> = {
  cell: CELL,
  status: "status: ",
  alert: "alert: ",
};

const clean = (text: unknown): string =>
  (typeof text === "string" || typeof text === "number" ? String(text) : "").replaceAll(/\s+/g, " ").trim();

const treeOf = async (devtools: CDPSession) => (await devtools.send("Accessibility.getFullAXTree")).nodes;
type AXNode = Awaited<ReturnType<typeof treeOf>>[number];

interface Dom {
  readonly tag: string;
  /** It begins a line. */
  readonly isBlock: boolean;
  readonly language: string;
  /** A hint or an error, or in one. */
  readonly isHelp: boolean;
  /** The tree has this of some roles alone. */
  readonly isRequired: boolean;
  readonly placeholder: string;
}

/** Of each node, by its id, what the tree does not say. */
async function domOf(devtools: CDPSession): Promise<ReadonlyMap<number, Dom>> {
  const { documents, strings } = await devtools.send("DOMSnapshot.captureSnapshot", { computedStyles: ["display"] });
  const { nodes, layout } = documents[0]!;
  const wordAt = (at = -1): string => strings[at] ?? "";
  const display = new Map(layout.nodeIndex.map((node, i) => [node, wordAt(layout.styles[i]?.[0])]));
  const all: Dom[] = [];
  for (const i of nodes.backendNodeId!.keys()) {
    const parent = all[nodes.parentIndex?.[i] ?? -1];
    const given = nodes.attributes?.[i] ?? [];
    const valueOf = (name: string): string | undefined => {
      const at = given.findIndex((word, place) => place % 2 === 0 && wordAt(word) === name);
      return at === -1 ? undefined : wordAt(given[at + 1]);
    };
    all.push({
      tag: wordAt(nodes.nodeName?.[i]),
      isBlock: !/^(?:inline|contents|none|$)/.test(display.get(i) ?? ""),
      language: valueOf("lang") ?? parent?.language ?? "",
      isRequired: valueOf("required") !== undefined || valueOf("aria-required") === "true",
      placeholder: valueOf("placeholder") ?? "",
      isHelp: parent?.isHelp === true || /\bfield-(?:hint|error)\b/.test(valueOf("class") ?? ""),
    });
  }
  return new Map(nodes.backendNodeId!.map((id, i) => [id, all[i]!]));
}

/** Names, numbers and units are said in every language; three words in a row are not. */
const isForeignTo = (language: string, text: string): boolean =>
  language.startsWith("hi")
    ? /(?:\b[a-z]{2,}[ ,]+){2}[a-z]{2,}/.test(text) && !/\p{Script=Devanagari}/u.test(text)
    : /\p{Script=Devanagari}/u.test(text);

const propertiesOf = (node: AXNode): Readonly<Record<string, unknown>> =>
  Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));

function statesOf(node: AXNode, isRequired: boolean, placeholder: string): string[] {
  const is = propertiesOf(node);
  const value = "checked" in is ? "" : clean(node.value?.value);
  return [
    ...(is.multiline === true ? ["several lines"] : []),
    ...(isRequired ? ["required"] : []),
    ...(is.invalid === "true" ? ["invalid"] : []),
    ...(is.checked === "true" ? ["checked"] : []),
    ...(value ? [`“${value}”`] : placeholder ? [`placeholder “${placeholder}”`] : []),
    ...(is.disabled === true ? ["unavailable"] : []),
    ...(is.expanded === undefined ? [] : [is.expanded === true ? "expanded" : "collapsed"]),
    ...(is.pressed === "true" ? ["pressed"] : []),
  ];
}

/** The ids of what is said with a control or a set of controls: its label, legend, hint and error. */
function toldBy(tree: readonly AXNode[]): ReadonlySet<number> {
  const told = new Set<number>();
  for (const { role, properties = [] } of tree) {
    const is = String(role?.value);
    if (!(is in CONTROLS) && !SETS.has(is) && is !== "table") continue;
    for (const { name, value } of properties) {
      if (name !== "labelledby" && name !== "describedby") continue;
      for (const { backendDOMNodeId } of value.relatedNodes ?? []) told.add(backendDOMNodeId);
    }
  }
  return told;
}

class Reader {
  readonly #dom: ReadonlyMap<number, Dom>;
  readonly #told: ReadonlySet<number>;
  readonly #byId: ReadonlyMap<string, AXNode>;
  readonly said: Said[] = [];
  /** The words of the line that is being read. */
  #line = "";
  /** Of an item of which nothing was said yet: its bullet or its number. */
  #mark = "";
  #isLoose = false;
  #isForeign = false;

  constructor(tree: readonly AXNode[], dom: ReadonlyMap<number, Dom>) {
    this.#dom = dom;
    this.#told = toldBy(tree);
    this.#byId = new Map(tree.map((node) => [node.nodeId, node]));
  }

  #childrenOf = (node: AXNode): AXNode[] => (node.childIds ?? []).flatMap((id) => this.#byId.get(id) ?? []);
  #hasLink = (node: AXNode): boolean => node.role?.value === "link" || this.#childrenOf(node).some(this.#hasLink);

  #domOf = ({ backendDOMNodeId }: AXNode): Dom | undefined => this.#dom.get(backendDOMNodeId ?? -1);

  #add(text: string, words: string, more: Pick<Said, "depth" | "isGrouped"> & Partial<Said>): void {
    const plain = { role: "text", description: "", isInvalid: false, isLoose: false, isForeign: false };
    this.said.push({ ...plain, ...more, text: this.#mark + text, words });
    this.#mark = "";
  }

  #endLine(depth: number, isGrouped: boolean, beginning = ""): void {
    const words = clean(this.#line);
    const more = { depth, isGrouped, isLoose: this.#isLoose, isForeign: this.#isForeign };
    if (words) this.#add(beginning + words, words, more);
    this.#line = "";
    this.#isLoose = false;
    this.#isForeign = false;
  }

  #continueLine(node: AXNode, before = "", after = ""): void {
    const { language = "", isHelp = false } = this.#domOf(node) ?? {};
    const text = String(node.name?.value ?? "");
    this.#line += before + text + after;
    this.#isLoose ||= isHelp;
    this.#isForeign ||= isForeignTo(language, text);
  }

  /** @param isMuted it is said with its control */
  read(node: AXNode, depth = 0, isGrouped = false, isMuted = false): void {
    const role = String(node.role?.value);
    const { tag = "", isBlock = false, language = "", isRequired = false, placeholder = "" } = this.#domOf(node) ?? {};
    const isTold =
      isMuted || (this.#told.has(node.backendDOMNodeId ?? -1) && role !== "heading" && !this.#hasLink(node));
    const inside = (deeper = depth, within = isGrouped): void => {
      for (const child of this.#childrenOf(node)) this.read(child, deeper, within, isTold);
    };
    if (role === "StaticText") {
      if (!isTold) this.#continueLine(node);
    } else if (role === "LineBreak") {
      this.#line += " ";
    } else if (role === "ListMarker") {
      this.#mark = `${clean(node.name?.value)} `;
    } else if (node.ignored || role === "generic" || role === "none") {
      if (isBlock) this.#endLine(depth, isGrouped);
      inside();
      if (isBlock) this.#endLine(depth, isGrouped);
    } else if (role === "link" && !isBlock && node.name?.value) {
      this.#continueLine(node, "[", "]");
    } else {
      this.#endLine(depth, isGrouped);
      // Chromium calls an address a group.
      const isSet = SETS.has(role) && tag !== "DETAILS" && tag !== "ADDRESS";
      const words = clean(node.name?.value);
      const description = clean(node.description?.value);
      const more = { depth, isGrouped, role, description, isForeign: isForeignTo(language, words) };
      const line = (spoken: string): string =>
        [words, spoken, ...statesOf(node, isRequired, placeholder)].join(", ") +
        (description ? ` (${description})` : "");
      if (role in SPOKEN) {
        this.#add(line(SPOKEN[role]!), words, { ...more, isInvalid: propertiesOf(node).invalid === "true" });
      } else if (role === "heading") {
        const text = this.#hasLink(node) ? `[${words}]` : words;
        this.#add(`${"#".repeat(Number(propertiesOf(node).level))} ${text}`, words, more);
      } else if (isSet || (PLACES.has(role) && words)) {
        this.#add(line(isSet ? "group" : clean(propertiesOf(node).roledescription) || role), words, more);
        inside(depth + 1, isGrouped || isSet);
        this.#endLine(depth + 1, isGrouped);
      } else if (role === "listitem") {
        this.#mark = ITEM;
        inside();
        this.#endLine(depth, isGrouped);
        this.#mark = "";
      } else {
        inside();
        this.#endLine(depth, isGrouped, BEGINNINGS[role]);
      }
    }
  }
}

/** @param root what is read: the first element that it matches */
export async function hear(page: Page, root: string): Promise<readonly Said[]> {
  const devtools = await page.context().newCDPSession(page);
  try {
    const { root: whole } = await devtools.send("DOM.getDocument");
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: whole.nodeId, selector: root });
    const { node } = await devtools.send("DOM.describeNode", { nodeId });
    const [tree, dom] = await Promise.all([treeOf(devtools), domOf(devtools)]);
    const first = tree.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
    if (!first) throw new Error(`Nothing is said of ${root}`);
    const reader = new Reader(tree, dom);
    reader.read(first);
    return reader.said;
  } finally {
    await devtools.detach();
  }
}

/** What a screen reader says by itself. */
export interface Announced {
  /**
   * "bubble": what the browser says of a field with its own `required`. "unheard": a status that came with its text, or was not displayed before,
   * of which most screen readers say nothing.
   */
  readonly how: "alert" | "status" | "focus" | "bubble" | "unheard";
  readonly text: string;
}

/** Listens from now on, on each page that is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = "[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive], output";
    const heard: Announced[] = [];
    const last = new WeakMap<Element, string>();
    const known = new WeakSet<Element>();
    /** Displayed when it was last looked at. */
    const displayed = new WeakSet<Element>();
    const look = (region: Element): void => void displayed[region.checkVisibility() ? "add" : "delete"](region);
    const textOf = (element: Element): string =>
      element.checkVisibility() && !element.closest("[inert], [aria-hidden=true]")
        ? (element as HTMLElement).innerText.replaceAll(/\s+/g, " ").trim()
        : "";
    const isAlert = (region: Element): boolean => region.matches("[role=alert], [aria-live=assertive]");
    const speak = (region: Element, isNew: boolean): void => {
      const text = textOf(region);
      const isLate = isNew || !displayed.has(region);
      look(region);
      if (text === (last.get(region) ?? "")) return;
      last.set(region, text);
      if (text) heard.push({ how: isAlert(region) ? "alert" : isLate ? "unheard" : "status", text });
    };
    const meet = (region: Element): void => {
      if (known.has(region)) return;
      known.add(region);
      speak(region, true);
    };
    const begin = (): void => {
      for (const region of document.querySelectorAll(LIVE)) {
        known.add(region);
        last.set(region, textOf(region));
        look(region);
      }
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest(LIVE);
          // What was taken away is not said.
          if (type === "childList" && addedNodes.length === 0) {
            if (region) look(region);
            continue;
          }
          if (region && known.has(region)) speak(region, false);
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue;
            if (node.matches(LIVE)) meet(node);
            for (const inner of node.querySelectorAll(LIVE)) meet(inner);
          }
        }
      }).observe(document, { childList: true, subtree: true, characterData: true, attributeFilter: ["hidden"] });
    };
    addEventListener("DOMContentLoaded", begin);
    // A press moves the focus too, but that is no news.
    addEventListener("focusin", ({ target }) => {
      const to = target as HTMLElement;
      const label = document.getElementById(to.getAttribute("aria-labelledby") ?? "");
      const named = to.getAttribute("aria-label") ?? label?.textContent ?? (/^H\d$/.test(to.tagName) ? textOf(to) : "");
      if (!to.matches("button")) heard.push({ how: "focus", text: named || to.id || to.localName });
    });
    // The browser shows that of the first field.
    const onInvalid = ({ target }: Event): void => {
      const field = target as HTMLInputElement;
      if (field === field.form?.querySelector(":invalid:not(fieldset)"))
        heard.push({ how: "bubble", text: field.validationMessage });
    };
    addEventListener("invalid", onInvalid, true);
    Object.assign(globalThis, { heard });
  });
}

/** What was announced since it was asked before. */
export const announced = (page: Page): Promise<readonly Announced[]> =>
  page.evaluate(() => (globalThis as unknown as { heard: Announced[] }).heard.splice(0));

/** Letters and digits alone, so that a comma more or less is no difference. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** What somebody who sees nothing would stumble over. */
export function faultsIn(said: readonly Said[]): string[] {
  const faults: string[] = [];
  for (const [i, one] of said.entries()) {
    const { text, role, words, description } = one;
    const [before, after] = [said[i - 1], said[i + 1]];
    const fault = (what: string): void => void faults.push(`${what}: ${text}`);
    if (!words && (role in SPOKEN || SETS.has(role))) fault("nothing is called");
    if (words && !plain(words)) fault("a sign and no word");
    // Whoever goes through a page by its places, or by its headings, has to find the ways that stand in it; a section is found by its heading.
    const isPlace = before?.role === "navigation" && role === "heading";
    // Cells of a table may well be alike, and a heading may lead to the page of its name.
    const isLed = before?.role === "heading" && role === "link";
    if (!isPlace && !isLed && !text.startsWith(CELL) && plain(words) && plain(before?.words ?? "") === plain(words))
      fault("said twice");
    const justSaid = plain(
      said
        .slice(Math.max(0, i - 3), i)
        .map((line) => line.words)
        .join(""),
    );
    if (description && justSaid.includes(plain(description))) fault("described by what was just said");
    if (plain(words) && plain(description).startsWith(plain(words))) fault("described by its own name");
    if (one.isLoose) fault("a hint or an error of no control");
    if (one.isInvalid && !description) fault("nothing says what is wrong with");
    const isInSet =
      role === "radio" || (role === "checkbox" && (before?.role === "checkbox" || after?.role === "checkbox"));
    if (isInSet && !one.isGrouped) fault("without a legend");
    if (one.isForeign) fault("in another language's voice");
  }
  return faults;
}

/** What is wrong with how a change is told: not at all, or more than once. */
export function faultsOf(heard: readonly Announced[]): string[] {
  const faults = heard.filter(({ how }) => how === "unheard").map(({ text }) => `came with its text, unheard: ${text}`);
  for (const [i, { text }] of heard.entries()) {
    const again = heard.slice(i + 1).find((other) => plain(other.text).includes(plain(text)));
    if (again) faults.push(`said twice: ${text}`);
  }
  const alerts = heard.filter(({ how }) => how === "alert");
  if (alerts.length > 1) faults.push(`one alert cuts the other short: ${alerts.map(({ text }) => text).join(" | ")}`);
  if (heard.length === 0) faults.push("nothing is said of it");
  return faults;
}
