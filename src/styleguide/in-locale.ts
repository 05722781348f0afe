import type { AnyForm } from "../forms/define.ts";
import { type AnyFormMessages, localizeForm } from "../forms/localize.ts";
import { currentLocale } from "../i18n/t.ts";

/** A form as the page of this language shows it. */
export const inLocale = (form: AnyForm, hindi: AnyFormMessages): AnyForm =>
  currentLocale() === "en" ? form : localizeForm(form, hindi, currentLocale());
