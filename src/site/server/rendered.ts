/** What the prerender program tells the build of one page. */
export interface Rendered {
  /** Tags for the head, as React hoisted them. */
  readonly head: string;
  readonly body: string;
  /** The address that the page gives itself. */
  readonly path: string | undefined;
  /** Stands in the sitemap. */
  readonly listed: boolean;
  readonly status: number;
}
