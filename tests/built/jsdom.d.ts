/** The little of jsdom that reads a document; its types are a package of their own, one version behind. */
declare module "jsdom" {
  export class JSDOM {
    readonly window: Window & typeof globalThis;
  }
}
