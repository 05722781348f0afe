import { useEffect, useRef, useState } from "react";
import { Picture } from "./picture.tsx";
import { t } from "../i18n/t.ts";

export interface LoopVideoProps {
  /** What it shows, in a sentence. */
  label: string;
  className?: string;
}

/** How long the poster may stay when there is nothing else to show. */
const TIMEOUT_MS = 1500;

const staysStill = (): boolean =>
  matchMedia("(prefers-reduced-motion:reduce)").matches ||
  matchMedia("(prefers-reduced-data:reduce)").matches ||
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const isDusk = (): boolean => matchMedia("(prefers-color-scheme:dark)").matches;

/**
 * The eight seconds from day to dusk, over a picture of the hour at which they begin. Nothing is fetched until it is in view and the
 * visitor has asked for neither stillness nor thrift. Pressing the button wakes a page that is still asleep, which then does as it
 * was told; where no script comes, a link is in its place, and the browser plays the file.
 */
export function LoopVideo({ label, className = "" }: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useRef<{ inView: boolean; isOn: boolean; patience?: ReturnType<typeof setTimeout> }>({
    inView: false,
    isOn: false,
  });
  const [isPlaying, setPlaying] = useState(false);
  const [isBegun, setBegun] = useState(false);

  const sync = (): void => {
    const element = video.current!;
    const { inView, isOn } = state.current;
    clearTimeout(state.current.patience);
    if (!inView || !isOn) {
      if (!element.paused) element.pause();
    } else if (element.readyState < element.HAVE_FUTURE_DATA && element.preload !== "auto") {
      // The poster stays until there is something in its place; but some phones fetch nothing before they play.
      element.preload = "auto";
      state.current.patience = setTimeout(play, TIMEOUT_MS);
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
      <div className="arch relative aspect-4/5">
        <Picture name="intro" alt={label} sizes="28rem" className="block h-full" />
        <video
          ref={video}
          aria-hidden="true"
          className={`absolute inset-0 size-full object-cover ${isBegun ? "" : "opacity-0"}`}
          width={640}
          height={800}
          preload="none"
          muted
          loop
          playsInline
          // Half of it is the way from day to dusk.
          onLoadedMetadata={({ currentTarget: film }) => (film.currentTime = isDusk() ? film.duration / 2 : 0)}
          onCanPlay={sync}
          onPlay={() => setPlaying(true)}
          onPlaying={() => setBegun(true)}
          onPause={() => setPlaying(false)}
        >
          <source src="/pictures/intro.webm" type="video/webm" />
          <source src="/pictures/intro.mp4" type="video/mp4" />
        </video>
      </div>
      <button type="button" className="film-button unscripted:hidden" onClick={toggle}>
        <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? "M6 4h4v16H6zm8 0h4v16h-4z" : "M7 3.5v17L21 12z"} />
        </svg>
        {t(isPlaying ? "Pause" : "Play")}
      </button>
      <a href="/pictures/intro.mp4" className="film-button hidden unscripted:flex">
        {t("Play the film, 300 KB")}
      </a>
    </div>
  );
}
