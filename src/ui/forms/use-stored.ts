import { useSyncExternalStore } from "react";
import type { Store } from "../../lead/store.ts";

/** Returns the content of a store, and renders again when it changes. */
export const useStored = <T>({ subscribe, get }: Store<T>): T => useSyncExternalStore(subscribe, get, get);
