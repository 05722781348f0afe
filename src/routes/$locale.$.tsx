import { createFileRoute, notFound } from "@tanstack/react-router";
import { otherPages } from "virtual:pages";
import { localeOf } from "../i18n/locale.ts";

/** Every page that is not in English: one route, so that the English pages carry no list of them. */
export const Route = createFileRoute("/$locale/$")({
  params: { parse: (params) => (localeOf(`/${params.locale}`) === "en" ? false : params) },
  loader: async ({ location: { pathname } }) => {
    const locale = localeOf(pathname);
    const page = locale === "en" ? undefined : (await otherPages[locale]()).pages[pathname]?.();
    if (!page) throw notFound();
    return page;
  },
});
