import { useEffect, useRef, useState } from "react";
import { Picture } from "./picture.tsx";
import { t } from "../i18n/t.ts";

export interface LoopVideoProps {
  /** What it shows, in a sentence. */
  label: string;
  className?: string;
}

/** Some phones load no data before `play()`: after this time it is called anyway. */
const TIMEOUT_MS = 1500;

const staysStill = (): boolean =>
  matchMedia("(prefers-reduced-motion:reduce)").matches ||
  matchMedia("(prefers-reduced-data:reduce)").matches ||
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

const isDusk = (): boolean => matchMedia("(prefers-color-scheme:dark)").matches;

/**
 * A film of eight seconds from day to dusk, over a poster. It is fetched when it is in view, and then only if the visitor does not ask for
 * reduced motion or data. Without a script a link to the file stands in place of the button.
 */
export function LoopVideo({ label, className = "" }: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const state = useRef<{ inView: boolean; isOn: boolean; playTimer?: ReturnType<typeof setTimeout> }>({
    inView: false,
    isOn: false,
  });
  const [isPlaying, setPlaying] = useState(false);
  const [isBegun, setBegun] = useState(false);

  const sync = (): void => {
    const element = video.current!;
    const { inView, isOn } = state.current;
    clearTimeout(state.current.playTimer);
    if (!inView || !isOn) {
      if (!element.paused) element.pause();
    } else if (element.readyState < element.HAVE_FUTURE_DATA && element.preload !== "auto") {
      element.preload = "auto";
      state.current.playTimer = setTimeout(play, TIMEOUT_MS);
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
      clearTimeout(now.playTimer);
    };
    // `sync` reads refs only.
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
          // The second half begins at dusk.
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
      <button
        type="button"
        className="film-button unscripted:hidden"
        aria-label={t(isPlaying ? "Pause the film" : "Play the film")}
        onClick={toggle}
      >
        <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
          <path d={isPlaying ? "M6 4h4v16H6zm8 0h4v16h-4z" : "M7 3.5v17L21 12z"} />
        </svg>
        <span>{t(isPlaying ? "Pause" : "Play")}</span>
      </button>
      <a href="/pictures/intro.mp4" className="film-button hidden unscripted:flex">
        {t("Play the film, 300 KB")}
      </a>
    </div>
  );
}
