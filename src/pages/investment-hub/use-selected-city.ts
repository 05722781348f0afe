import { useCallback, useEffect, useState } from "react";
import { investmentCities } from "./cities.ts";

/** The city that an address names, as in `/investment-hub#karjat`. */
export const cityInHash = (hash: string): string | undefined =>
  investmentCities.find((city) => `#${city.id}` === hash)?.id;

/** Focus goes back to where the visitor was; Safari does not focus a link that is clicked, so the browser may not know. */
const returnFocus = (id: string): void =>
  document.querySelector<HTMLElement>(`a[href="#${id}"]`)?.focus({ preventScroll: true });

/** Closed details would open again on reload while the address names them. */
function leaveHash(id: string): void {
  if (location.hash === `#${id}`) history.replaceState(history.state, "", location.pathname + location.search);
}

export interface SelectedCity {
  readonly selected: string | undefined;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** Which city's details are open. Until React is awake the address alone rules, through `:target`. */
export function useSelectedCity(): SelectedCity {
  const [selected, open] = useState<string>();

  useEffect(() => {
    const follow = (): void => open(cityInHash(location.hash));
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  const close = useCallback((): void => {
    if (!selected) return;
    leaveHash(selected);
    open(undefined);
    returnFocus(selected);
  }, [selected]);

  return { selected, open, close };
}
