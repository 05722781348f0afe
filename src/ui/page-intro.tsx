import type { ReactNode } from "react";
import type { PictureName } from "../content/pictures.gen.ts";
import { OpeningWords, type OpeningWordsProps } from "./opening-words.tsx";
import { Picture } from "./picture.tsx";

export interface PageIntroProps extends OpeningWordsProps {
  /** In the shape of an arch, next to the text. */
  picture?: PictureName;
  alt?: string;
  /** Instead of a picture: a figure, a document or a calculator. */
  children?: ReactNode;
}

/** The quiet opening of a page. `Hero` is the loud one. */
export function PageIntro({ picture, alt = "", children, ...words }: PageIntroProps) {
  if (children) {
    return (
      <header className="wrap grid grid-cols-1 items-start gap-x-16 gap-y-10 py-10 md:py-16 lg:grid-cols-2">
        <div className="beside lg:pt-6">
          <OpeningWords {...words} />
        </div>
        <div>{children}</div>
      </header>
    );
  }
  const text = (
    <div className="max-w-3xl">
      <OpeningWords {...words} />
    </div>
  );
  if (!picture) return <header className="wrap pt-10 md:pt-16">{text}</header>;
  return (
    <header className="wrap shown-with-next grid items-center gap-8 pt-8 md:grid-cols-[1fr_18rem] md:pt-12 lg:grid-cols-[1fr_22rem] lg:gap-16">
      {text}
      {/* Twice as wide as its frame: the crop follows the height. */}
      <Picture
        name={picture}
        alt={alt}
        inHead="(min-width:48rem)"
        sizes="(min-width:64rem) 44rem,36rem"
        className="arch hidden aspect-4/5 md:block"
      />
    </header>
  );
}
