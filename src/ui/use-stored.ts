import { useSyncExternalStore } from "react";
import type { Store } from "../lead/store.ts";

/** Returns what a store holds, and renders again when that changes. */
export const useStored = <T>({ subscribe, get }: Store<T>): T => useSyncExternalStore(subscribe, get, get);
