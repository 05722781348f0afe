import { useEffect, useRef, useState } from "react";

export interface LoopVideoProps {
  /** What it shows, in a sentence. */
  label: string;
  className?: string;
  /** The picture's own shape: an aspect ratio, corners or a mask. */
  frame?: string;
}

/** How long the poster may stay when there is nothing else to show. */
const PATIENCE = 1500;

const staysStill = (): boolean =>
  matchMedia("(prefers-reduced-motion:reduce)").matches ||
  matchMedia("(prefers-reduced-data:reduce)").matches ||
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The eight seconds from day to dusk. Nothing is fetched until it is in view and the visitor has asked for neither stillness nor
 * thrift. Pressing the button wakes a page that is still asleep, which then does as it was told.
 */
export function LoopVideo({ label, className = "", frame = "aspect-video rounded-lg" }: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useRef<{ inView: boolean; isOn: boolean; patience?: ReturnType<typeof setTimeout> }>({
    inView: false,
    isOn: false,
  });
  const [isPlaying, setPlaying] = useState(false);

  const sync = (): void => {
    const element = video.current!;
    const { inView, isOn } = state.current;
    clearTimeout(state.current.patience);
    if (!inView || !isOn) {
      if (!element.paused) element.pause();
    } else if (element.readyState < element.HAVE_FUTURE_DATA && element.preload !== "auto") {
      // The poster stays until there is something in its place; but some phones fetch nothing before they play.
      element.preload = "auto";
      state.current.patience = setTimeout(play, PATIENCE);
    } else play();
  };
  const play = (): void => {
    video.current!.play().catch(() => setPlaying(false));
  };

  useEffect(() => {
    const now = state.current;
    now.isOn = !staysStill();
    const watch = new IntersectionObserver(
      ([entry]) => {
        now.inView = entry!.isIntersecting;
        sync();
      },
      { threshold: 0.35 },
    );
    watch.observe(video.current!);
    return () => {
      watch.disconnect();
      clearTimeout(now.patience);
    };
    // What it reads is in refs alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const toggle = (): void => {
    state.current.isOn = video.current!.paused;
    state.current.inView = true;
    sync();
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
        muted
        loop
        playsInline
        onCanPlay={sync}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src="/pictures/intro.webm" type="video/webm" />
        <source src="/pictures/intro.mp4" type="video/mp4" />
      </video>
      <button
        type="button"
        className="float-button absolute right-4 bottom-4 bg-card px-5 text-ink [@media(scripting:none)]:hidden"
        onClick={toggle}
      >
        {isPlaying ? "Pause" : "Play"}
      </button>
    </div>
  );
}
