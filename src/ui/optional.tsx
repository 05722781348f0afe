import { type ComponentType, lazy, Suspense } from "react";

/**
 * A part that a page can do without. Until its code has come nothing stands in its place, and nothing ever does where it
 * cannot be had: offline, or after a release. That is no error to the visitor.
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
