import { type ComponentType, useEffect, useSyncExternalStore } from "react";
import { Observable } from "../lead/observable.ts";

/** The pause before the next attempt, if the network never reports that it is back, ms. */
const RETRY_MS = 15_000;

type PropsOf<Part> = Part extends ComponentType<infer P> ? P & object : never;

/** Chromium never repeats an import that failed, but its error names the address. With another query it is another module. */
const addressIn = (error: unknown): string | undefined => /https?:\S+\.js/.exec(String(error))?.[0];

/**
 * A component whose code is loaded later. Until then nothing is shown. Code that could not be loaded (offline, an old release) is
 * requested again for as long as the component is on the page.
 * @param name of the export
 */
export function optional<Name extends string, Module extends Readonly<Record<Name, unknown>>>(
  name: Name,
  load: () => Promise<Module>,
): ComponentType<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  const loaded = new Observable<ComponentType<Props> | undefined>(undefined);
  let loading: Promise<void> | undefined;
  let failed: string | undefined;
  let attempts = 0;
  const loadAgain = (): Promise<Module> =>
    import(/* @vite-ignore */ `${failed}?${(attempts += 1)}`);
  const request = (): void => {
    loading ??= (failed ? loadAgain() : load()).then(
      (module) => loaded.set(module[name] as ComponentType<Props>),
      (error: unknown) => {
        console.warn(`${name} could not be loaded`, error);
        failed ??= addressIn(error);
        loading = undefined;
      },
    );
  };
  return function Optional(props: Props) {
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
