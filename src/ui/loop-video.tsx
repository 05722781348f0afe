import { useState } from "react";
import { t } from "../i18n/t.ts";
import { Picture } from "./picture.tsx";

export interface LoopVideoProps {
  /** A description of the film in one sentence. */
  label: string;
  className?: string;
}

/** A film of eight seconds from day to dusk, loaded when the visitor plays it. Until then it is a picture with a button. */
export function LoopVideo({ label, className = "" }: LoopVideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className={`arch relative aspect-4/5 overflow-hidden ${className}`}>
      {!isPlaying && (
        <>
          <Picture
            name="intro"
            alt={label}
            sizes="(min-width:64rem) 33rem,(min-width:40rem) 28rem,100vw"
            className="block size-full"
          />
          <button
            type="button"
            aria-label={t("Play")}
            className="film-play unscripted:hidden"
            onClick={() => setPlaying(true)}
          />
        </>
      )}
      {/* Without scripts it is there from the start. */}
      <video
        key={String(isPlaying)}
        ref={(film) => (isPlaying ? film?.focus() : undefined)}
        aria-label={label}
        className={`absolute inset-0 size-full object-cover ${isPlaying ? "block" : "hidden unscripted:block"}`}
        width={640}
        height={800}
        preload="none"
        autoPlay={isPlaying}
        controls
        muted
        loop
        playsInline
      >
        <source src="/pictures/intro.webm" type="video/webm" />
        <source src="/pictures/intro.mp4" type="video/mp4" />
      </video>
    </div>
  );
}
