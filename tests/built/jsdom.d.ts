/**
 * Types of the parts of jsdom that parse a document.
 *
 * Its own type package is one version behind.
 */
declare module "jsdom" {
  export class JSDOM {
    readonly window: Window & typeof globalThis;
  }
}
