export interface LoopVideoProps {
  /** A description of the film in one sentence. */
  label: string;
  className?: string;
}

/** A film of eight seconds from day to dusk, loaded when the visitor plays it. */
export function LoopVideo({ label, className = "" }: LoopVideoProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no sound
    <video
      aria-label={label}
      // Its controls are some 200 elements: the browser styles them when the film comes near.
      className={`arch block aspect-4/5 object-cover [content-visibility:auto] ${className}`}
      width={640}
      height={800}
      poster="/pictures/intro-day-400.avif"
      preload="none"
      controls
      muted
      loop
      playsInline
    >
      <source src="/pictures/intro.webm" type="video/webm" />
      <source src="/pictures/intro.mp4" type="video/mp4" />
    </video>
  );
}
