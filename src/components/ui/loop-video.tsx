import { useEffect, useRef, useState } from "react";
import { useHydrated } from "../../lib/hydrated.ts";

export interface LoopVideoProps {
  /** What it shows, in a sentence. */
  label: string;
  className?: string;
  /** The picture's own shape: an aspect ratio, corners or a mask. */
  frame?: string;
}

const staysStill = (): boolean =>
  matchMedia("(prefers-reduced-motion:reduce)").matches ||
  matchMedia("(prefers-reduced-data:reduce)").matches ||
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The eight seconds from day to dusk. Nothing is fetched until it is in view and the visitor has asked for neither stillness nor
 * thrift; the browser's own controls serve until React has its one button.
 */
export function LoopVideo({ label, className = "", frame = "aspect-video rounded-lg" }: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const isHydrated = useHydrated();

  useEffect(() => {
    const element = video.current!;
    if (staysStill()) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) element.pause();
        else if (!("paused" in element.dataset)) element.play().catch(() => setPlaying(false));
      },
      { threshold: 0.35 },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  const toggle = (): void => {
    const element = video.current!;
    if (element.paused) {
      delete element.dataset.paused;
      element.play().catch(() => setPlaying(false));
    } else {
      element.dataset.paused = "";
      element.pause();
    }
  };

  return (
    <div className={`relative ${className}`}>
      <video
        ref={video}
        aria-label={label}
        className={`w-full bg-pic object-cover ${frame}`}
        width={1280}
        height={720}
        poster="/pictures/intro-poster.avif"
        preload="none"
        controls={!isHydrated}
        muted
        loop
        playsInline
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src="/pictures/intro.webm" type="video/webm" />
        <source src="/pictures/intro.mp4" type="video/mp4" />
      </video>
      {isHydrated && (
        <button type="button" className="float-button absolute right-4 bottom-4 bg-card px-5 text-ink" onClick={toggle}>
          <span className={isPlaying ? "i-lucide-pause" : "i-lucide-play"} aria-hidden="true" />
          {isPlaying ? "Pause" : "Play"}
        </button>
      )}
    </div>
  );
}
