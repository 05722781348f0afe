/** What stands in the place of `@tanstack/devtools-event-client` in what visitors get. */
export class EventClient {
  emit(): void {}
  on(): () => void {
    return () => {};
  }
}
