import { createFileRoute } from "@tanstack/react-router";
import { isTranslated } from "../i18n/locale.ts";

/** The language of a page stands before its path; English has none. */
export const Route = createFileRoute("/{-$locale}")({
  params: { parse: (params) => (params.locale === undefined || isTranslated(params.locale) ? params : false) },
});
