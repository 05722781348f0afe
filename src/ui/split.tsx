import type { ReactNode } from "react";
import type { PictureName } from "../content/pictures.gen.ts";
import { Picture } from "./picture.tsx";

export interface SplitProps {
  picture: PictureName;
  alt: string;
  children: ReactNode;
  /** The picture on the left. */
  flip?: boolean;
  /** Upright, in the shape of an arch. */
  arch?: boolean;
  caption?: string;
}

/** Two columns: content, and a picture. */
export function Split({ picture, alt, children, flip, arch, caption }: SplitProps) {
  return (
    <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
      <div className={flip ? "lg:order-2" : ""}>{children}</div>
      <Picture
        name={picture}
        alt={alt}
        className={
          arch
            ? "arch mx-auto block aspect-4/5 w-full max-w-sm"
            : "block overflow-hidden rounded-lg"
        }
        // Twice as wide as the arch: the crop follows the height.
        sizes={arch ? "48rem" : "(min-width:75rem) 35rem,(min-width:64rem) 50vw,100vw"}
        {...(caption ? { caption } : {})}
      />
    </div>
  );
}
