import { otherShapes, usualShape, type PictureName, type PictureShape } from "../content/pictures.gen.ts";

export interface PictureProps {
  name: PictureName;
  /** Empty for a picture that only sets the mood. */
  alt: string;
  /** How wide it is laid out, as in the `sizes` attribute. */
  sizes?: string;
  /** Above the fold: fetched at once, before the rest. */
  priority?: boolean;
  /** Fetched at once though not first, as in the visible part of a carousel. */
  eager?: boolean;
  /** Another crop for screens narrower than 768 px, or 1024 px where the picture is a wide one. */
  narrow?: PictureName;
  /** Only this one, whatever the visitor's scheme: for a section that is always dark. */
  mode?: "dusk";
  caption?: string;
  /** The widest file that could be of use, where the picture is always small. */
  upTo?: number;
  /** On the `picture` element: give it an aspect ratio, corners or a mask, and the image fills it. */
  className?: string;
}

const isWide = (name: PictureName): boolean => name.endsWith("-wide");

const shapeOf = (name: PictureName): PictureShape =>
  otherShapes[isWide(name) ? "wide" : name.replace(/-\d+$/, "")] ?? usualShape;

/** There is one file in the older format: the smallest that serves a laptop. */
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
 * A picture by day or at dusk, as the visitor's scheme asks. Only the day exists as WebP: what cannot show AVIF has no
 * better night to lose, and the markup is repeated in every card.
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
