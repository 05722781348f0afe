import { useCallback, useEffect, useState } from "react";
import { enquiryId } from "./enquiry-link.ts";

/** The link on a city's card that opens its details. */
export const cardId = (id: string): string => `show-${id}`;

/** The id of a fixed element: a link to it closes the dialog without scrolling. */
export const closedId = (id: string): string => `closed-${id}`;

type Cities = readonly { readonly id: string }[];

/** The city that an address names, as in `/investment-hub#karjat`. */
export const cityInHash = (hash: string, cities: Cities): string | undefined =>
  cities.find((city) => `#${city.id}` === hash)?.id;

/** Gives the focus back to the card. The browser cannot in Safari, where a click does not focus a link. */
const returnFocus = (id: string): void =>
  document.querySelector<HTMLElement>(`#${cardId(id)}`)?.focus({ preventScroll: true });

/**
 * Removes the hash, so that a reload does not open the dialog again. By the prototype's method: the router patches `history` itself, and
 * would scroll to the top.
 */
function leaveHash(id: string): void {
  if (location.hash !== `#${id}`) return;
  History.prototype.replaceState.call(history, history.state, "", location.pathname + location.search);
}

export interface SelectedCity {
  readonly selected: string | undefined;
  readonly open: (id: string) => void;
  readonly close: () => void;
  /** Closes the dialog and moves to the enquiry about that city. */
  readonly ask: (id: string) => void;
}

/** Which city's dialog is open. Before React the address decides, by `:target`. */
export function useSelectedCity(cities: Cities): SelectedCity {
  const [selected, open] = useState<string>();

  useEffect(() => {
    const follow = (): void => open(cityInHash(location.hash, cities));
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [cities]);

  const close = useCallback((): void => {
    if (!selected) return;
    leaveHash(selected);
    open(undefined);
    returnFocus(selected);
  }, [selected]);

  const ask = useCallback((id: string): void => {
    open(undefined);
    location.replace(`#${enquiryId(id)}`);
    document.querySelector<HTMLElement>(`#${enquiryId(id)}`)?.focus();
  }, []);

  return { selected, open, close, ask };
}
