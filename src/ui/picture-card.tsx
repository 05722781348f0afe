import type { PictureName } from "../content/pictures.gen.ts";
import { Picture } from "./picture.tsx";
import { Unbroken } from "./unbroken.tsx";
import { Arrow } from "./arrow.tsx";
import { Link } from "./link.tsx";

export interface PictureCardProps {
  href: string;
  title: string;
  text?: string;
  picture: PictureName;
  alt?: string;
  sizes?: string;
  eager?: boolean;
  inHead?: string | undefined;
  as?: "h3" | "h4";
}

/** A card with a picture that leads to another page. The whole card is clickable. */
export function PictureCard({
  href,
  title,
  text,
  picture,
  alt = "",
  sizes,
  eager,
  inHead,
  as: Heading = "h3",
}: PictureCardProps) {
  return (
    <article className="group relative">
      <Picture
        name={picture}
        alt={alt}
        sizes={sizes ?? "(min-width:64rem) 24rem,(min-width:40rem) 50vw,100vw"}
        {...(eager ? { eager } : {})}
        inHead={inHead}
        className="block overflow-hidden rounded-lg"
      />
      <Heading className="mt-4 text-h3">
        <Link href={href} className="stretch group-hover:text-leaf">
          <span>{title}</span>
          <Arrow className="ml-2" />
        </Link>
      </Heading>
      {text && (
        <p className="mt-1.5">
          <Unbroken text={text} />
        </p>
      )}
    </article>
  );
}
