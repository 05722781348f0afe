/** The little of jsdom that the crawl uses; its types are a package of their own, one version behind. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window;
  }
}
