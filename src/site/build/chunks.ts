/** Which files a page is made of. */
import type { Locale } from "../../i18n/locale.ts";
import type { Parts } from "./page-sources.ts";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
/** What Vite writes of its client build, by the source of each chunk. */
export type Manifest = Readonly<Record<string, Chunk>>;

export const ENTRY = {
  client: "src/site/browser/client.ts",
  form: "src/site/browser/form.ts",
  loader: "src/site/browser/loader.ts",
  nativeForm: "src/site/browser/native-form.ts",
} as const;

const packages = (names: string): RegExp => new RegExp(`node_modules[\\\\/](${names})[\\\\/]`);

/** Files that many pages share are fetched and kept as one; what few pages share stays apart. */
export const groups = [
  {
    name: "vendor",
    test: packages("react|react-dom|scheduler"),
    priority: 20,
  },
  {
    // What a form and the router share, or each would be pulled onto the other's pages.
    name: "store",
    test: packages("@tanstack[\\\\/]store"),
    priority: 20,
  },
  {
    name: "form",
    test: packages("@tanstack[\\\\/](react-form|form-core|pacer-lite)|valibot"),
    priority: 10,
  },
  {
    // What the frame shares with a form.
    name: "base",
    test: /src[\\/](?:ui[\\/](?:toast|hydrated|optional|sentence)\.|content[\\/](?:company|claims|chat)\.ts$|i18n[\\/](?:locale|t|links|load-messages)\.|forms[\\/]localize\.|site[\\/]browser[\\/]document-locale\.|lead[\\/](?:outbox-flag|storage)\.|site[\\/]browser[\\/]styles\.)|virtual:translated|vite[\\/]preload-helper/,
    priority: 8,
  },
  {
    // What comes with the first link that is pointed at.
    name: "router",
    test: new RegExp(
      [
        packages("use-sync-external-store|@tanstack[\\\\/](react-router|router-core|history|react-store)").source,
        /src[\\/](?:routeTree\.gen|routes[\\/][^\\/]+|site[\\/](?:router|browser[\\/]routing))\.tsx?$/.source,
      ].join("|"),
    ),
    priority: 6,
  },
  {
    // What every page loads anyway.
    name: "frame",
    test: new RegExp(
      [
        /src[\\/]site[\\/](?:app|place|browser[\\/]navigation)\.tsx?$|virtual:pages$/.source,
        /src[\\/]ui[\\/](?:shell[\\/](?!toaster|not-found)|(?:vector|glyph|picture|contact-links|rich-text|head|json-ld|structured-data|origin)\.)/
          .source,
        /src[\\/]content[\\/](?:navigation|glyphs|pictures\.gen)\.ts$/.source,
      ].join("|"),
    ),
    priority: 7,
  },
  {
    name: "site",
    test: /src[\\/](?:ui[\\/](?!forms[\\/]|shell[\\/]toaster)|content[\\/]form-link|lead[\\/]|forms[\\/]messages)/,
    minShareCount: 12,
    priority: 5,
  },
  {
    // The way of a lead to the edge, which any page goes where one waits.
    name: "sending",
    test: /src[\\/](?:lead[\\/](?:attribution|background-sync|deliver|draft|finish|outbox|receipts|request|retry|send-lead|transfer|upload|watched-transfer)\.|forms[\\/]files\.)|node_modules[\\/]idb-keyval[\\/]/,
    priority: 4,
  },
  {
    // What a form shares with the instruments.
    name: "figures",
    test: /src[\\/]forms[\\/](?:figures|rupees|digits)\./,
    priority: 4,
  },
  {
    // What a form shares with whatever speaks of one.
    name: "messages",
    test: /src[\\/]forms[\\/]messages\./,
    priority: 6,
  },
  {
    // A form, but for its definition and the page around it. Takes along what is in no group above.
    name: "lead-form",
    test: /src[\\/](?:ui[\\/]forms[\\/](?!form-(?:page|notices)\.|answers-given\.|outbox-news\.|receipt-(?:actions|details)\.)|forms[\\/](?:kinds[\\/]|(?:define|dialled|fields|shared-fields)\.ts$))/,
    priority: 3,
  },
];

/** V8 compiles the file whole while it loads, beside the page, and not function by function when React takes the page over. */
export const compileHint = ({ name }: { readonly name: string }): string =>
  name === "vendor" ? "//# allFunctionsCalledOnLoad" : "";

/** Chunks and all that they import as addresses, each once and after what it imports. */
export function closure(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk of ${key}`);
    if (seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    files.add(`/${chunk.file}`);
  };
  keys.forEach(visit);
  return [...files];
}

export interface Scripts {
  /** What takes over the form of the page; none where it has no form. At its end stand its words, its definition and what takes both. */
  readonly form: readonly string[];
  /** What else takes over the page. */
  readonly page: readonly string[];
}

/**
 * The scripts of a page in the order in which they run.
 * @throws where a page, or its form, has no chunk: such a page would never wake.
 */
export function scriptsOf(manifest: Manifest, parts: Parts, locale: Locale = "en"): Scripts {
  const { component, content, definition, words, instrument } = parts;
  const messages = locale === "en" ? [] : [`src/i18n/messages.${locale}.ts`];
  const list = locale === "en" ? [] : [`virtual:pages/${locale}`];
  const own = [words, definition, definition && ENTRY.form].filter((key) => key !== undefined);
  const last = own.flatMap((key) => closure(manifest, [key]).slice(-1));
  const all = definition ? closure(manifest, [...messages, ...own]) : [];
  const form = [...all.filter((file) => !last.includes(file)), ...last];
  // The entry takes over what stands; the rest is at hand by then.
  const modules = [...messages, ...list, component, content, instrument, ENTRY.client].filter(
    (key) => key !== undefined,
  );
  return { form, page: closure(manifest, modules).filter((file) => !form.includes(file)) };
}

/** The styles of the whole site. */
export function sheetOf(manifest: Manifest): string {
  const sheet = Object.values(manifest)
    .flatMap((chunk) => [...(chunk.css ?? []), chunk.file])
    .find((file) => file.endsWith(".css"));
  if (!sheet) throw new Error("the client build made no stylesheet");
  return `/${sheet}`;
}
