import { createFileRoute } from "@tanstack/react-router";
import { isTranslated } from "../i18n/locale.ts";

/** The first segment is the language: `/hi/faq`. English has none. */
export const Route = createFileRoute("/{-$locale}")({
  params: {
    parse: (params) =>
      params.locale === undefined || isTranslated(params.locale) ? params : false,
  },
});
