import { otherShapes, usualShape, type PictureName, type PictureShape } from "../content/pictures.gen.ts";

export interface PictureProps {
  name: PictureName;
  /** Empty for a decorative picture. */
  alt: string;
  /** Its width on the page, as in the `sizes` attribute of `<img>`. */
  sizes?: string;
  /** For the first picture of a page: fetched before everything else. */
  priority?: boolean;
  /** Not lazy, for pictures in the first view that are not the first. */
  eager?: boolean;
  /** Another crop for screens narrower than 768 px, or 1024 px where the picture is a wide one. */
  narrow?: PictureName;
  /** Always the dusk version: for a section that is always dark. */
  mode?: "dusk";
  caption?: string;
  /** The widest file that is offered, for a picture that is always small, px. */
  upTo?: number;
  /** For `<picture>`, which the image fills: an aspect ratio, rounded corners, a mask. */
  className?: string;
}

const isWide = (name: PictureName): boolean => name.endsWith("-wide");

const shapeOf = (name: PictureName): PictureShape =>
  otherShapes[isWide(name) ? "wide" : name.replace(/-\d+$/, "")] ?? usualShape;

/** The one WebP file, for browsers without AVIF. */
const fallback = (name: PictureName): string =>
  `/pictures/${name}-day-${shapeOf(name).widths.find((width) => width >= 640)}.webp`;

const srcSet = (name: PictureName, mode: "day" | "dusk", upTo: number): string =>
  shapeOf(name)
    .widths.filter((width) => width <= upTo)
    .map((width) => `/pictures/${name}-${mode}-${width}.avif ${width}w`)
    .join(",");

const DARK = "(prefers-color-scheme:dark)";
const NARROW = "(max-width:47.99rem)";
const NARROWER_THAN_WIDE = "(max-width:63.99rem)";

/**
 * A picture of `public/pictures`, by day or at dusk, as the colour scheme asks. Lazy, unless `priority` or `eager`.
 * @example <Picture name="exchange" alt="Two homes and a balance" sizes="(min-width:64rem) 24rem,100vw" />
 */
export function Picture({
  name,
  alt,
  sizes = "(min-width:48rem) 50vw,100vw",
  priority,
  eager,
  narrow,
  mode,
  caption,
  upTo = Infinity,
  className = "block",
}: PictureProps) {
  const { width, height } = shapeOf(name);
  const isNarrow = isWide(name) ? NARROWER_THAN_WIDE : NARROW;
  const picture = (
    <picture className={className}>
      {narrow && !mode && (
        <source
          media={`${DARK} and ${isNarrow}`}
          srcSet={srcSet(narrow, "dusk", upTo)}
          sizes={sizes}
          type="image/avif"
        />
      )}
      {narrow && (
        <source media={isNarrow} srcSet={srcSet(narrow, mode ?? "day", upTo)} sizes={sizes} type="image/avif" />
      )}
      {!mode && <source media={DARK} srcSet={srcSet(name, "dusk", upTo)} sizes={sizes} type="image/avif" />}
      <source srcSet={srcSet(name, mode ?? "day", upTo)} sizes={sizes} type="image/avif" />
      <img
        src={fallback(name)}
        alt={alt}
        width={width}
        height={height}
        loading={priority || eager ? undefined : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
  if (!caption) return picture;
  return (
    <figure>
      {picture}
      <figcaption className="mt-2 text-small text-stone">{caption}</figcaption>
    </figure>
  );
}
