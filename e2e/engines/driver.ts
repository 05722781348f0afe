type Action = Readonly<Record<string, string | number>>;

/** A tab by the protocol of its engine. The protocols share the actions of WebDriver. */
export interface Driver extends AsyncDisposable {
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  call(source: string, values: readonly unknown[]): Promise<unknown>;
  perform(type: "key" | "pointer", actions: readonly Action[]): Promise<unknown>;
  chooseFile(selector: string, file: string): Promise<unknown>;
}
