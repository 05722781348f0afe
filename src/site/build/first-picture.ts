/** Preloads the first picture in the head: in the markup it comes after styles and menu, some 60 ms later on a slow phone. */

const PICTURE = /<picture\b(?:(?!<\/picture>).)*fetchPriority="high"(?:(?!<\/picture>).)*<\/picture>/s;

/** The markup of the picture with high priority; all others are lazy. */
export const firstPicture = (html: string): string | undefined => PICTURE.exec(html)?.[0];

/** The negation of a media condition, which may be several joined by "and". */
const not = (media: string): string => `(not ${media.includes(" and ") ? `(${media})` : media})`;

/** One preload for each `<source>`. Its media condition excludes those before it, because `<picture>` takes the first that matches. */
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
