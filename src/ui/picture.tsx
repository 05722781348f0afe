import { preload } from "react-dom";
import {
  otherShapes,
  photographs,
  usualShape,
  type PictureName,
  type PictureShape,
} from "../content/pictures.gen.ts";

export interface PictureProps {
  name: PictureName;
  /** Empty for a decorative picture. */
  alt: string;
  /** Its width on the page, as in the `sizes` attribute of `<img>`. */
  sizes?: string;
  /** For the first picture of a page: fetched before everything else. */
  priority?: boolean;
  /**
   * The media condition under which a picture without priority is in the first view. The head then
   * requests it too.
   */
  inHead?: string | undefined;
  /** Not lazy, for pictures in the first view that are not the first. */
  eager?: boolean;
  /** Another crop for screens narrower than 768 px, or 1024 px where the picture is a wide one. */
  narrow?: PictureName;
  /** "dusk": always in the evening. "other": in the light that the rest of the page does not have. */
  mode?: "dusk" | "other";
  caption?: string;
  /** The widest file that is offered, for a picture that is always small, px. */
  upTo?: number;
  /** For `<picture>`, which the image fills: an aspect ratio, rounded corners, a mask. */
  className?: string;
}

const isWide = (name: PictureName): boolean => name.endsWith("-wide");

const pictureShape = (name: PictureName): PictureShape =>
  otherShapes[isWide(name) ? "wide" : name.replace(/-\d+$/, "")] ?? usualShape;

const isPhotograph = (name: PictureName): boolean => photographs.includes(name);

/** A photograph has one file for day and dusk. */
const modeOf = (name: PictureName, mode: "day" | "dusk"): string =>
  isPhotograph(name) ? "both" : mode;

/** The one WebP file, for browsers without AVIF. */
const fallback = (name: PictureName): string =>
  `/pictures/${name}-${modeOf(name, "day")}-${pictureShape(name).widths.find((width) => width >= 640)}.webp`;

const toSrcSet = (name: PictureName, mode: "day" | "dusk", upTo: number): string =>
  pictureShape(name)
    .widths.filter((width) => width <= upTo)
    .map((width) => `/pictures/${name}-${modeOf(name, mode)}-${width}.avif ${width}w`)
    .join(",");

const DARK = "(prefers-color-scheme:dark)";
const NARROW = "(max-width:47.99rem)";
const NARROWER_THAN_WIDE = "(max-width:63.99rem)";
const AVIF = "image/avif";

interface Source {
  /** Conditions that all hold. */
  readonly media: readonly string[];
  readonly srcSet: string;
}

/**
 * Asks in the head for the picture that a page shows first: in the markup it comes after styles and menu, some 60 ms later on a slow phone.
 * Each source excludes those before it, because `<picture>` takes the first that matches.
 * If a source has two conditions, excluding the one that differs is enough.
 */
function preloadOne(sources: readonly Source[], imageSizes: string, where?: string): void {
  sources.forEach(({ media, srcSet }, i) => {
    const others = sources
      .slice(0, i)
      .map((before) => before.media.filter((condition) => !media.includes(condition)));
    const excluded = new Set(others.filter(({ length }) => length === 1).flat());
    const conditions = [
      ...(where ? [where] : []),
      ...media,
      ...[...excluded].map((condition) => `(not ${condition})`),
    ];
    const options = {
      as: "image",
      type: AVIF,
      fetchPriority: "high",
      imageSizes,
      imageSrcSet: srcSet,
    } as const;
    preload(srcSet, { ...options, media: conditions.join(" and ") || undefined });
  });
}

/**
 * A picture of `public/pictures`, by day or at dusk, as the colour scheme asks. Lazy, unless `priority` or `eager`.
 * @example <Picture name="exchange" alt="Two homes and a balance" sizes="(min-width:64rem) 24rem,100vw" />
 */
export function Picture({
  name,
  alt,
  sizes = "(min-width:48rem) 50vw,100vw",
  priority,
  inHead,
  eager,
  narrow,
  mode,
  caption,
  upTo = Infinity,
  className = "block",
}: PictureProps) {
  const { width, height } = pictureShape(name);
  const isNarrow = isWide(name) ? NARROWER_THAN_WIDE : NARROW;
  const sources: Source[] = [];
  const [inLight, inDark] =
    mode === "other" ? (["dusk", "day"] as const) : ([mode ?? "day", "dusk"] as const);
  const add = (one: PictureName, media: readonly string[]) => {
    if (inLight !== inDark && !isPhotograph(one))
      sources.push({ media: [DARK, ...media], srcSet: toSrcSet(one, inDark, upTo) });
    sources.push({ media, srcSet: toSrcSet(one, inLight, upTo) });
  };
  if (narrow) add(narrow, [isNarrow]);
  add(name, []);
  // Only while prerendering: in the browser the head has already been read.
  if (import.meta.env.SSR && (priority || inHead)) preloadOne(sources, sizes, inHead);
  const picture = (
    <picture className={className}>
      {sources.map(({ media, srcSet }) => (
        <source
          key={srcSet}
          media={media.join(" and ") || undefined}
          srcSet={srcSet}
          sizes={sizes}
          type={AVIF}
        />
      ))}
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
