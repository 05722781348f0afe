import { useSyncExternalStore } from "react";
import { dayInIndia } from "../forms/dates.ts";

const never = (): (() => void) => () => {};

/** The day in India; undefined in the prerendered markup, which lives longer than a day. */
export const useToday = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => dayInIndia(Date.now()),
    () => undefined,
  );
