import { type ComponentType, useEffect, useSyncExternalStore } from "react";
import { Store } from "../lead/store.ts";

/** The pause before the next attempt, if the network never reports that it is back, ms. */
const RETRY_MS = 15_000;

/**
 * A component whose code is loaded later. Until then nothing is shown. Code that could not be loaded (offline, an old release) is
 * requested again for as long as the component is on the page.
 * @param name for the warning in the console
 */
export function optional<P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const loaded = new Store<ComponentType<P> | undefined>(undefined);
  let loading: Promise<void> | undefined;
  const request = (): void => {
    loading ??= load().then(
      (Part) => loaded.set(Part),
      (error: unknown) => {
        console.warn(`${name} could not be loaded`, error);
        loading = undefined;
      },
    );
  };
  return function Optional(props: P) {
    const Part = useSyncExternalStore(loaded.subscribe, loaded.get, () => undefined);
    const isLoaded = Part !== undefined;
    useEffect(() => {
      if (isLoaded) return undefined;
      request();
      const timer = setInterval(request, RETRY_MS);
      addEventListener("online", request);
      return () => {
        clearInterval(timer);
        removeEventListener("online", request);
      };
    }, [isLoaded]);
    return Part ? <Part {...props} /> : null;
  };
}
