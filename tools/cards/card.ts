/** The cards of shared links: their sources, and whether the committed files are current. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { photographs } from "../../src/content/pictures.gen.ts";
import { readPages } from "../../scripts/pages.ts";
import { ROOT } from "../../shared/commands.ts";
import { fontFaces } from "../../src/styles/fonts.gen.ts";
import { day } from "../../src/styles/tokens.ts";
import { TYPEFACES } from "../../src/styles/typefaces.ts";

export const CARDS = path.join(ROOT, "public/cards");

export interface Card {
  /** In public/cards, with forward slashes. */
  readonly file: string;
  readonly title: string;
  /** In the repository. */
  readonly picture: string;
}

/** The card of every page. A page without its own address shares the home page's card. */
export const cards = async (): Promise<Card[]> =>
  (await readPages())
    .filter(({ page }) => page.canonical !== false)
    .map(({ page: { path: pagePath, title, picture } }) => ({
      file: `${pagePath === "/" ? "home" : pagePath.slice(1)}.jpg`,
      // The home page's title begins with the name, which every card already shows.
      title: title.replace(/^AIPM: /, ""),
      picture: picture
        ? `public/pictures/${picture}-${photographs.includes(picture) ? "both" : "day"}-800.webp`
        : "public/pictures/hero-day-1200.avif",
    }));

const read = (file: string): Buffer => readFileSync(path.join(ROOT, file));
const data = (file: string, type: string): string =>
  `data:${type};base64,${read(file).toString("base64")}`;

/** The display face, without its rupee sign. */
const font = `public${fontFaces.all.find((face) => face["font-family"] === TYPEFACES.serif.family && !face["unicode-range"])!.src.slice(4, -1)}`;
const mark = "tools/cards/mark.svg";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The page that a card is a screenshot of. Long titles have smaller letters. */
export function cardHtml({ title, picture }: Card): string {
  const size = title.length > 48 ? 52 : title.length > 28 ? 60 : 72;
  const [head = "", tail] = title.split(/: (.*)/s);
  const type = picture.endsWith("avif") ? "image/avif" : "image/webp";
  return `<!doctype html><meta charset="utf-8"><style>
@font-face{font-family:F;src:url(${data(font, "font/woff2")})}*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;background:${day.page};font:500 ${size}px/1.1 F,serif;color:${day.ink};letter-spacing:-.02em;--art-brass:${day["art-brass"]};overflow:hidden}
img{position:absolute;right:0;top:0;width:760px;height:630px;object-fit:cover;object-position:60%}
div{position:absolute;inset:0;padding:60px 64px;display:flex;flex-direction:column;justify-content:space-between;background:linear-gradient(90deg,${day.page} 40%,${day.page}e6 50%,${day.page}00 66%);border-bottom:10px solid ${day["art-brass"]}}
h1{font:inherit;width:570px;text-wrap:balance}p{margin-top:20px;width:520px;font-size:34px;line-height:1.25;color:${day.leaf};letter-spacing:-.01em}
b{display:flex;gap:18px;align-items:center;font-weight:500;font-size:56px}b svg{width:76px;height:76px}</style>
<img src="${data(picture, type)}" alt=""><div><b>${read(mark).toString("utf8")}AIPM</b><section><h1>${escaped(head)}</h1>${tail ? `<p>${escaped(tail[0]!.toUpperCase() + tail.slice(1))}</p>` : ""}</section></div>`;
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 32);
const cardStamp = (card: Card): string => hash(cardHtml(card));

/** A comment of a JPEG, which may follow its first marker. */
const comment = (text: string): Buffer =>
  Buffer.from(`\xff\xfe\0${String.fromCharCode(text.length + 2)}${text}`, "latin1");

/** A JPEG with a comment that names its sources. */
export function withStamp(jpeg: Buffer, card: Card): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), comment(cardStamp(card)), jpeg.subarray(2)]);
}

/** Whether the file of a card was drawn from the present page. */
export function isFresh(card: Card): boolean {
  const file = path.join(CARDS, card.file);
  if (!existsSync(file)) return false;
  const expected = comment(cardStamp(card));
  return readFileSync(file)
    .subarray(2, 2 + expected.length)
    .equals(expected);
}

/** Files in public/cards that belong to no page. */
export async function strangers(): Promise<string[]> {
  const own = new Set((await cards()).map(({ file }) => file));
  return globSync("**/*.jpg", { cwd: CARDS }).filter(
    (file) => !own.has(file.replaceAll(path.sep, "/")),
  );
}
