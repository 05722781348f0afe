/** Made by src/site/build/page-lists.ts. */
declare module "virtual:form-pages" {
  import type { AnyForm } from "../forms/define.ts";
  export const formPages: Readonly<Record<string, (() => Promise<{ form: AnyForm }>) | undefined>>;
}

declare module "virtual:content-pages" {
  /** The component of each page that is not made of a form alone. */
  export const contentPages: Readonly<Record<string, (() => Promise<object>) | undefined>>;
}

declare module "virtual:translated-forms/*" {
  import type { AnyFormWords } from "../words/form-words.ts";
  /** What each form says. */
  export const formWords: Readonly<Record<string, (() => Promise<{ words: AnyFormWords }>) | undefined>>;
}

declare module "virtual:translated-pages/*" {
  /** The component of each page that is not made of a form alone. */
  export const translatedPages: Readonly<Record<string, (() => Promise<object>) | undefined>>;
}
