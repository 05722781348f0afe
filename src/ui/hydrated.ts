import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => {};

/** False in the prerendered markup and while React takes it over, true after: for what only the browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
