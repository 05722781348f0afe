/** Which files a page is made of. */
import path from "node:path";
import type { AnyForm } from "../../forms/define.ts";
import { ROOT } from "./settings.ts";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
/** What Vite writes of its client build, by the source of each chunk. */
export type Manifest = Readonly<Record<string, Chunk>>;

export const ENTRY = {
  client: "src/site/browser/client.ts",
  loader: "src/site/browser/loader.ts",
  nativeForm: "src/site/browser/native-form.ts",
} as const;

const packages = (names: string): RegExp => new RegExp(`node_modules[\\\\/](${names})[\\\\/]`);

/** Files that many pages share are fetched and kept as one; what few pages share stays apart. */
export const groups = [
  {
    // Above the form's own libraries, or the store that they share is pulled onto every page.
    name: "vendor",
    test: packages(
      "react|react-dom|scheduler|use-sync-external-store|@tanstack[\\\\/](react-router|router-core|history|react-store|store)",
    ),
    priority: 20,
  },
  {
    name: "form",
    test: packages("@tanstack[\\\\/](react-form|form-core|pacer-lite|devtools-event-client)|valibot"),
    priority: 10,
  },
  {
    // What every page loads anyway.
    name: "shell",
    test: /src[\\/](?:ui[\\/](?:shell[\\/](?!toaster)|(?:vector|glyph|contact-links|rich-text|toast|head|json-ld|structured-data|origin|hydrated)\.)|content[\\/](?:company|navigation|glyphs)\.|words[\\/]language\.|site[\\/]browser[\\/]navigation\.|lead[\\/]pre-hydration-input\.)/,
    priority: 6,
  },
  {
    name: "site",
    test: /src[\\/](?:ui[\\/](?!forms[\\/]|shell[\\/]toaster)|content[\\/](?:company|claims|navigation|pictures\.gen|form-link)|lead[\\/]|forms[\\/]messages)/,
    minShareCount: 12,
    priority: 5,
  },
];

/** `src/routes/about.team.lazy.tsx` belongs to the route `/about/team`. */
function routeIdOf(key: string): string | undefined {
  const name = /^src\/routes\/(.+)\.lazy\.tsx$/.exec(key)?.[1];
  return name && `/${name.replaceAll(".", "/").replace(/(^|\/)index$/, "$1")}`;
}

/** A chunk and all that it imports, each once, as addresses. */
function closure(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the client build has no chunk of ${key}`);
    if (seen.has(`/${chunk.file}`)) return;
    seen.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [...seen];
}

export interface FormFile {
  /** Absolute. */
  readonly file: string;
  readonly form: AnyForm;
}

/**
 * The scripts of a page, the entry first.
 * @throws where a route, or the form of a page, has no chunk: such a page would never wake.
 */
export function scriptsOf(
  manifest: Manifest,
  forms: readonly FormFile[],
  /** Its routes from the root on, and what else it is made of. */
  page: {
    readonly path: string;
    readonly routeIds: readonly string[];
    readonly modules?: readonly string[] | undefined;
  },
): string[] {
  const keys = Object.keys(manifest);
  // The root is part of the entry.
  const routes = page.routeIds.slice(1).map((id) => {
    const key = keys.find((one) => routeIdOf(one) === id);
    if (!key) throw new Error(`${page.path}: the client build has no chunk of the route ${id}`);
    return key;
  });
  const own = forms.filter(({ form }) => form.pages.some(({ path: at }) => at === page.path));
  return closure(manifest, [
    ENTRY.client,
    ...routes,
    ...own.map(({ file }) => path.relative(ROOT, file).replaceAll(path.sep, "/")),
    ...(page.modules ?? []),
  ]);
}

/** The styles of the whole site. */
export function sheetOf(manifest: Manifest): string {
  const sheet = Object.values(manifest)
    .flatMap((chunk) => [...(chunk.css ?? []), chunk.file])
    .find((file) => file.endsWith(".css"));
  if (!sheet) throw new Error("the client build made no stylesheet");
  return `/${sheet}`;
}
