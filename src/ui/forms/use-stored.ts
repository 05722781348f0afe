import { useSyncExternalStore } from "react";
import type { Observable } from "../../lead/observable.ts";

/** Returns the content of a store, and renders again when it changes. */
export const useStored = <T>({ subscribe, get }: Observable<T>): T =>
  useSyncExternalStore(subscribe, get, get);
