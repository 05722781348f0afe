/**
 * A page's head asks for its first picture: the markup that shows it comes behind the styles and the menu, some 60 ms later on a slow
 * phone. Pure: strings in, strings out.
 */

const PICTURE = /<picture\b(?:(?!<\/picture>).)*fetchPriority="high"(?:(?!<\/picture>).)*<\/picture>/s;

/** The picture that the page itself wants first, as it stands in its markup. Everything else waits for a scroll. */
export const firstPicture = (html: string): string | undefined => PICTURE.exec(html)?.[0];

/** A condition in brackets, or several that hold together. */
const not = (media: string): string => `(not ${media.includes(" and ") ? `(${media})` : media})`;

/** A preload for each of its sources, under its own condition and that of none before it, as `picture` chooses among them. */
export function picturePreloads(html: string): string[] {
  const before: string[] = [];
  const sources = firstPicture(html)?.match(/<source\b[^>]*>/g) ?? [];
  return sources.map((source) => {
    const valueOf = (name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(source)?.[1];
    const own = valueOf("media");
    const media = own ? [own, ...before] : before;
    const tag = [
      `<link rel="preload" as="image" fetchpriority="high" type="${valueOf("type")}"`,
      media.length > 0 ? ` media="${media.join(" and ")}"` : "",
      ` imagesrcset="${valueOf("srcSet")}" imagesizes="${valueOf("sizes")}">`,
    ].join("");
    if (own) before.push(not(own));
    return tag;
  });
}
