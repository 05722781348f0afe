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
  import type { AnyForm } from "../forms/define.ts";
  import type { AnyFormWords } from "../words/form-words.ts";
  /** A form's definition and its words. */
  export const translatedForms: Readonly<
    Record<string, (() => Promise<readonly [{ form: AnyForm }, { words: AnyFormWords }]>) | undefined>
  >;
}

declare module "virtual:translated-pages/*" {
  import type { AnyForm } from "../forms/define.ts";
  /** The component of the page, and where it has a form the list that holds it. */
  export const translatedPages: Readonly<
    Record<
      string,
      (() => Promise<readonly [page: object, forms?: { formAt(path: string): Promise<AnyForm> }]>) | undefined
    >
  >;
}
