/**
 * The logo: two opposite arrows in a pointed arch. Inlined, so that it has the colours around it.
 * Its name is always next to it.
 */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="none" aria-hidden="true">
      <g strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        <path
          stroke="var(--ink)"
          d="M3 21.5V12C3 6.6 9.6 5.8 12 2 14.4 5.8 21 6.6 21 12v9.5M15.1 11.6v9.5m-2.4-2.7 2.4 2.8 2.4-2.8"
        />
        <path stroke="var(--art-brass)" d="M8.9 21.3v-9.5M6.5 14.3 8.9 11.5l2.4 2.8" />
      </g>
    </svg>
  );
}
