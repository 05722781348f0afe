/** Made by scripts/form-pages.ts. */
declare module "virtual:form-pages" {
  import type { AnyForm } from "../forms/define.ts";
  export const formPages: Readonly<Record<string, (() => Promise<{ form: AnyForm }>) | undefined>>;
}
