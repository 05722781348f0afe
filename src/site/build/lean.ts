/**
 * A Vite plugin that leaves out of the build what no page can use and no tree-shaking can find, since a class that is used
 * holds on to it: the router's own links (ours are plain ones), the form library's field components (our controls bind
 * themselves), and the events that it sends to developer tools on every key stroke.
 */
import path from "node:path";
import type { Plugin } from "vite";

/** By package: its own modules, with what the others import of them. */
const UNUSED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "@tanstack/react-router": { "./link.js": ["Link", "createLink", "linkOptions", "useLinkProps"] },
  "@tanstack/react-form": {
    "./useFormGroup.js": ["FormGroup", "useFormGroup"],
  },
};

const DEVELOPER_TOOLS = "@tanstack/devtools-event-client";
const SILENT = `export class EventClient {
  emit() {}
  on() { return () => {}; }
}`;

const MARK = "\0left-out:";

/** Whoever comes to use one of these learns at once where it went. */
const refusing = (names: readonly string[]): string =>
  names
    .map((name) => `export const ${name} = () => { throw new Error("scripts/lean.ts leaves ${name} out"); };`)
    .join("\n");

export function lean(): Plugin {
  return {
    name: "aipm:lean",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      if (source === DEVELOPER_TOOLS) return MARK + source;
      const file = importer?.replaceAll(path.sep, "/");
      const owner = Object.keys(UNUSED).find((name) => file?.includes(`/node_modules/${name}/`));
      return owner && UNUSED[owner]?.[source] ? `${MARK}${owner}:${source}` : undefined;
    },
    load(id) {
      if (!id.startsWith(MARK)) return undefined;
      const [owner = "", source = ""] = id.slice(MARK.length).split(":");
      return owner === DEVELOPER_TOOLS ? SILENT : refusing(UNUSED[owner]?.[source] ?? []);
    },
  };
}
