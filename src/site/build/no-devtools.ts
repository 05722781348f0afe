/** Stands in a build for the client of TanStack's devtools and for the timer of what it is told, of which its forms use this much. */
export class EventClient {
  emit(): void {}
  on(): () => void {
    return () => {};
  }
}

/** How often they are told: never. */
export const liteThrottle = () => (): void => {};
