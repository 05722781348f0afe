import type { PictureName } from "../content/pictures.gen.ts";
import { OpeningWords, type OpeningWordsProps } from "./opening-words.tsx";
import { Picture } from "./picture.tsx";

export interface HeroProps extends OpeningWordsProps {
  /** A wide one: its subject stands at the right, and its floor carries the words. */
  picture: Extract<PictureName, `${string}-wide`>;
  /** The same model for a phone, shown whole. */
  narrow: PictureName;
  alt: string;
}

/** A model across the whole width on its own table, the words in its calm part. */
export function Hero({ picture, narrow, alt, ...words }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap at-once">
        <div className="hero-words">
          <OpeningWords {...words} />
        </div>
      </div>
      <Picture
        name={picture}
        narrow={narrow}
        alt={alt}
        priority
        sizes="(min-width:80rem) 100vw,(min-width:64rem) 130vw,100vw"
        className="hero-picture"
      />
    </section>
  );
}
