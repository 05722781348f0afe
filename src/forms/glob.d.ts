/** The one Vite feature that the catalogue uses, without the DOM types that `vite/client` brings. */
interface ImportMeta {
  readonly glob: <T>(pattern: string, options: { eager: true; import: string }) => Record<string, T>;
}
