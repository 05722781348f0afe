/** What a page of content must hold, whoever writes it. */
export interface PageSpec {
  /** Words that must stand on it. */
  readonly strings: readonly string[];
  /** Where the page must lead. A path may carry more: `/loan-funding` is met by `/loan-funding?city=Pune`. */
  readonly links?: readonly string[];
  readonly anchors?: readonly string[];
}
