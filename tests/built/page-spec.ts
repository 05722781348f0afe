/** The requirements of a content page. */
export interface PageSpec {
  /** Words that the page must contain. */
  readonly strings: readonly string[];
  /** Where the page must lead. A path may carry more: `/loan-funding` is met by `/loan-funding?city=Pune`. */
  readonly links?: readonly string[];
  readonly anchors?: readonly string[];
}
