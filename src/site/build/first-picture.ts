/**
 * A page's head asks for its first picture: the markup that shows it comes behind the styles and the menu, some 60 ms later on a slow
 * phone. Pure: strings in, strings out.
 */

const PICTURE = /<picture\b[^>]*>((?:<source\b[^>]*>)+)<img\b[^>]*\bfetchPriority="high"/;

/** A condition in brackets, or several that hold together. */
const not = (media: string): string => `not ${media.includes(" and ") ? `(${media})` : media}`;

/** A preload for each source, each under its own condition and that of none before it, as `picture` chooses among them. */
export function firstPicture(body: string): string[] {
  const sources = PICTURE.exec(body)?.[1]?.match(/<source\b[^>]*>/g) ?? [];
  const attributes = sources.map((source) => (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(source)?.[1]);
  const medias = attributes.map((of) => of("media"));
  return attributes.map((of, i) => {
    const before = medias.slice(0, i).map((media) => `(${not(media ?? "")})`);
    const media = [...(medias[i] ? [medias[i]] : []), ...before].join(" and ");
    return [
      `<link rel="preload" as="image" fetchpriority="high" type="${of("type")}"`,
      media && ` media="${media}"`,
      ` imagesrcset="${of("srcSet")}" imagesizes="${of("sizes")}">`,
    ].join("");
  });
}
