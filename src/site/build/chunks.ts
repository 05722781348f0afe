/** Chunk groups of the client build, and the scripts of a page from Vite's manifest. */

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
/** Chunks by source file. */
export type Manifest = Readonly<Record<string, Chunk>>;

export const ENTRY = {
  client: "src/site/browser/client.ts",
  trustedTypes: "src/site/browser/trusted-types.ts",
  early: "src/site/browser/before-react.ts",
  wake: "src/site/browser/wake.ts",
  nativeForm: "src/site/browser/native-form.ts",
} as const;

/** The inlined scripts of a page, each in an element of its own: one that throws stops no other. */
export const inlineScripts = (hasForm: boolean): string[] => [
  ENTRY.trustedTypes,
  ENTRY.early,
  ENTRY.wake,
  ...(hasForm ? [ENTRY.nativeForm] : []),
];

/** Groups modules that many pages share into one file each, so that browsers fetch and cache them once. */
export const groups = [
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 4 },
  {
    name: "router",
    // With Valibot, because a route reads its address with it.
    test: /node_modules[\\/](?:valibot|use-sync-external-store|@tanstack[\\/](?:react-router|router-core|history|react-store|store))[\\/]/,
    priority: 4,
  },
  { name: "form", test: /node_modules[\\/]@tanstack[\\/]/, priority: 3 },
  // Used by every page.
  { name: "site", tags: ["$initial" as const], test: /src[\\/](?!site[\\/]browser)/, priority: 2 },
  // Shared by at least seven modules. Six use the table, so it stays out.
  {
    name: "ui",
    test: /src[\\/]ui[\\/](?!forms|calculators|documents|shell)/,
    minShareCount: 7,
    priority: 2,
  },
  // Each group includes all imports of its files. The fields of tools, which a page without a form
  // needs, have a group of their own.
  {
    name: "tools",
    test: /src[\\/](?:ui[\\/]hydrated|forms[\\/](?:messages|reading[\\/](?:digits|figures|rupees)))/,
    priority: 2,
  },
  { name: "land", test: /src[\\/]forms[\\/]reading[\\/]land/, priority: 2 },
  {
    name: "lead-form",
    test: /src[\\/](?:forms[\\/](?:define\.|definitions[\\/]options)|ui[\\/]forms[\\/](?:lead-form|form-notices|form-aside))/,
    priority: 0,
  },
];

/** Shortens the name of a shared chunk, because Vite lists all of its entries in it. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.split("~", 1)[0]}-[hash].js`;

/**
 * The addresses of chunks and of everything they import, each once, imports first.
 * @param sources files from the repository's root
 * @throws if a source has no chunk: its page could never be hydrated
 */
export function closure(manifest: Manifest, sources: readonly string[]): string[] {
  const visited = new Set<string>();
  const files = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (!chunk) throw new Error(`the build has no chunk of ${source}`);
    if (visited.has(source)) return;
    visited.add(source);
    chunk.imports?.forEach(visit);
    files.add(`/${chunk.file}`);
  };
  sources.forEach(visit);
  return [...files];
}

/** The stylesheet of the whole site. */
export function findStyleSheet(manifest: Manifest): string {
  const sheet = Object.values(manifest)
    .flatMap((chunk) => [...(chunk.css ?? []), chunk.file])
    .find((file) => file.endsWith(".css"));
  if (!sheet) throw new Error("the client build made no stylesheet");
  return `/${sheet}`;
}
