/** Stands in a build for the client of TanStack's devtools, of which its forms use this much. */
export class EventClient {
  emit(): void {}
  on(): () => void {
    return () => {};
  }
}
