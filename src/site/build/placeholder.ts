/** A placeholder of one kilobyte for the first picture of a page, in the page's styles (LQIP). */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./settings.ts";

const PICTURE = /<picture\b(?:(?!<\/picture>).)*fetchPriority="high"(?:(?!<\/picture>).)*<\/picture>/s;

/** The markup of the picture with high priority. All others are lazy. */
const firstPicture = (html: string): string | undefined => PICTURE.exec(html)?.[0];

const FOLDER = path.join(ROOT, "src/content/placeholders");

function background(name: string, mode: "day" | "dusk"): string {
  try {
    const base64 = readFileSync(path.join(FOLDER, `${name}-${mode}.avif`), "base64");
    return `background:url(data:image/avif;base64,${base64}) 50%/cover`;
  } catch (cause) {
    throw new Error(`A page shows ${name} first: node art/encode.mjs ${name} --placeholder`, { cause });
  }
}

/** Empty where a page has no first picture. */
export function placeholderCss(html: string): string {
  const picture = firstPicture(html);
  if (!picture) return "";
  // The first source is that of narrow screens in the dark.
  const [, name] = /\/pictures\/([\w-]+)-dusk-\d+\.avif/.exec(picture) ?? [];
  const [narrow = "all"] = /\(max-width:[\d.]+rem\)/.exec(picture) ?? [];
  const [, src] = / src="([^"]+)"/.exec(picture) ?? [];
  if (!name || !src) throw new Error(`A first picture has no form for the dark: ${picture}`);
  // By its address, because another page may follow in the same document. The alt text is transparent: it would lie over the placeholder.
  const image = `picture>img[src="${src}"]`;
  return [
    `@media ${narrow}{${image}{color:#0000;${background(name, "day")}}`,
    `@media (prefers-color-scheme:dark){${image}{${background(name, "dusk")}}}}`,
  ].join("");
}
