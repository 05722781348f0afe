import type { PictureName } from "../content/pictures.gen.ts";
import { OpeningWords, type OpeningWordsProps } from "./opening-words.tsx";
import { Picture } from "./picture.tsx";

export interface HeroProps extends OpeningWordsProps {
  /** A wide one, with its subject at the right and room for the text at the left. */
  picture: Extract<PictureName, `${string}-wide`>;
  /** The same model for phones. */
  narrow: PictureName;
  alt: string;
}

/** The opening of a page with a picture across its whole width. */
export function Hero({ picture, narrow, alt, ...words }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap shown-with-next">
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
