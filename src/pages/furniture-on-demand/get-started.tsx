import { getStarted } from "./content.ts";
/**
 * On a phone the next step stays within the thumb's reach, at the side that the chat button leaves free; it comes to rest
 * at the end of what it stands in, just above the section it leads to.
 */
export function GetStarted() {
  return (
    <div className="pointer-events-none sticky bottom-0 z-30 -mt-21 h-21 p-4 md:hidden print:hidden">
      <a href={getStarted.href} className="pointer-events-auto float-button w-fit bg-terra px-6 text-on-terra">
        {getStarted.label}
      </a>
    </div>
  );
}
