/** The requirements of a content page. */
export interface PageSpec {
  /** Words that the page must contain. */
  readonly strings: readonly string[];
  /** Links that the page must have. `/loan-funding` also matches `/loan-funding?city=Pune`. */
  readonly links?: readonly string[];
  readonly anchors?: readonly string[];
}
