import type { UtilObject } from "unocss";
import { theme as preset } from "unocss/preset-wind4";

const STEP = 0.25;

/** What differs from the preset's theme. */
export const ownTheme = {
  font: { sans: 'Figtree,"Figtree Fallback",system-ui,sans-serif' },
  radius: { DEFAULT: ".375rem", sm: ".25rem", lg: ".75rem" },
} as const;

type Themes = Readonly<Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>> | undefined>>;

function valueOf(name: string): string | undefined {
  const [family, key, part] = name.split("-") as [string, string, string?];
  const value = (ownTheme as Themes)[family]?.[key] ?? (preset as unknown as Themes)[family]?.[key];
  return typeof value === "string" ? value : value?.[part ?? ""];
}

/**
 * Writes the preset's constants where they are used. As custom properties they cost every page a list of them, and each use a `calc()`;
 * nothing here ever changes them.
 */
export function inlineConstants(util: UtilObject): void {
  for (const entry of util.entries) {
    if (typeof entry[1] !== "string") continue;
    entry[1] = entry[1]
      .replaceAll(/calc\(var\(--spacing\) \* (-?[\d.]+)\)/g, (_, steps) => `${Number(steps) * STEP}rem`)
      .replaceAll(
        /var\(--((?:container|font|fontWeight|text|tracking|leading|radius)-[\w-]+)\)/g,
        (all, name: string) => valueOf(name) ?? all,
      );
  }
}
