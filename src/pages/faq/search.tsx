import { useEffect, useRef } from "react";
import type { Content } from "./content.en.ts";

export interface SearchProps {
  content: Content;
  found: number;
  onSearch: (text: string) => void;
  /** Opens or closes all answers. */
  onFold: (open: boolean) => void;
}

/** Filters the questions. Without a script it says to use the browser's find-in-page, which opens the answers. */
export function Search({ content, found, onSearch, onFold }: SearchProps) {
  const { search } = content;
  const input = useRef<HTMLInputElement>(null);
  // Includes text typed before hydration.
  useEffect(() => onSearch(input.current!.value), [onSearch]);
  return (
    <>
      <p className="hidden mb-7 text-stone unscripted:block">{search.unscripted}</p>
      <div role="search" className="mb-7 unscripted:hidden">
        <label htmlFor="faq-search" className="font-600 leading-snug">
          {search.label}
        </label>
        <input
          ref={input}
          id="faq-search"
          type="search"
          autoComplete="off"
          className="field-input mt-1.5 max-w-xl"
          onInput={(event) => onSearch(event.currentTarget.value)}
        />
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <p role="status" className="figures text-stone">
            {search.found(found)}
          </p>
          <button type="button" className="tap link" onClick={() => onFold(true)}>
            {search.openAll}
          </button>
          <button type="button" className="tap link" onClick={() => onFold(false)}>
            {search.closeAll}
          </button>
        </div>
      </div>
    </>
  );
}
