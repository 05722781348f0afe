export interface QuoteProps {
  quote: string;
  author: string;
  location?: string;
  /** Centred and larger, for its own section. */
  large?: boolean;
}

/** The words of a client. */
export function Quote({ quote, author, location, large }: QuoteProps) {
  return (
    <figure className={large ? "mx-auto max-w-3xl text-center" : "flex h-full flex-col"}>
      <blockquote
        className={
          large
            ? "font-display text-[clamp(1.5rem,1.2rem+1.6vw,2.375rem)] leading-snug"
            : "grow text-lead"
        }
      >
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className={large ? "mt-6" : "mt-5"}>
        <span className="font-600">{author}</span>
        {location && <span className="text-stone">{`, ${location}`}</span>}
      </figcaption>
    </figure>
  );
}
