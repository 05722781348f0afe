import { type ComponentType, lazy, Suspense } from "react";

/**
 * A lazy component that a page can do without: while its code loads, and if it cannot be loaded (offline, an old release), nothing is
 * shown.
 * @param name for the warning in the console
 */
export function optional<P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      console.warn(`${name} could not be loaded`, error);
      return { default: () => null };
    }
  }) as unknown as ComponentType<P>;
  return function Optional(props: P) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
