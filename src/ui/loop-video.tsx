import { Picture } from "./picture.tsx";

export interface LoopVideoProps {
  /** What it shows, in a sentence. */
  label: string;
  className?: string;
}

/**
 * A film of eight seconds from day to dusk, loaded when the visitor plays it. The picture behind it is the poster, because a `poster` is
 * fetched at once and has no dusk version.
 */
export function LoopVideo({ label, className = "" }: LoopVideoProps) {
  return (
    <div className={`arch relative aspect-4/5 ${className}`}>
      <Picture name="intro" alt={label} sizes="28rem" className="block h-full" />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no sound */}
      <video
        aria-label={label}
        className="absolute inset-0 size-full object-cover"
        width={640}
        height={800}
        preload="none"
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
