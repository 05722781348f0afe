import { useCallback, useEffect, useState } from "react";
import { enquiryId } from "./enquiry-link.ts";

/** The link on a city's card that opens its details. */
export const cardId = (id: string): string => `show-${id}`;

/** Beside it, and fixed: an address that names this closes the details and moves nothing. */
export const closedId = (id: string): string => `closed-${id}`;

type Cities = readonly { readonly id: string }[];

/** The city that an address names, as in `/investment-hub#karjat`. */
export const cityInHash = (hash: string, cities: Cities): string | undefined =>
  cities.find((city) => `#${city.id}` === hash)?.id;

/** Focus goes back to where the visitor was; Safari does not focus a link that is clicked, so the browser may not know. */
const returnFocus = (id: string): void =>
  document.querySelector<HTMLElement>(`#${cardId(id)}`)?.focus({ preventScroll: true });

/**
 * Closed details would open again on reload while the address names them. The router listens on the `history` object itself and would
 * scroll to the top, as for a page that was just opened; the prototype's method tells nobody.
 */
function leaveHash(id: string): void {
  if (location.hash !== `#${id}`) return;
  History.prototype.replaceState.call(history, history.state, "", location.pathname + location.search);
}

export interface SelectedCity {
  readonly selected: string | undefined;
  readonly open: (id: string) => void;
  readonly close: () => void;
  /** Closes them and leads to the enquiry about that city. */
  readonly ask: (id: string) => void;
}

/** Which city's details are open. Until React is awake the address alone rules, through `:target`. */
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
