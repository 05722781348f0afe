import type { PageDescription } from "../../content/page.ts";
import { Head } from "../head.tsx";
import { ChatLink, PhoneLink } from "../contact-links.tsx";
import { Dock } from "../dock.tsx";
import { PageIntro } from "../page-intro.tsx";
import { Picture } from "../picture.tsx";
import { localHref } from "../../i18n/links.ts";
import { currentLocale, t } from "../../i18n/t.ts";
import { pathIn } from "../../i18n/locale.ts";

const page = (): PageDescription => ({
  path: pathIn(currentLocale(), "/404"),
  canonical: false,
  title: t("Page not found"),
  description: t("There is nothing at this address. Here is where most people go next."),
  listed: false,
});

const suggestions = [
  { label: "All services", href: "/all-services" },
  { label: "Exchange a property", href: "/exchange-property" },
  { label: "Buy a property", href: "/buy-property" },
  { label: "Help for NRIs", href: "/nri-corner" },
  { label: "Answers to common questions", href: "/faq" },
  { label: "Raise a query", href: "/query" },
] as const;

/** An empty plot, and the ways on from it. */
export default function NotFoundPage() {
  return (
    <>
      <Head page={page()} />
      <PageIntro
        title={t("Nothing is built on this plot")}
        lead={t("There is no page at this address. It may have moved, or the link may have lost a letter on the way.")}
        actions={
          <a href={localHref("/")} className="btn btn-primary">
            {t("Go to the home page")}
          </a>
        }
      >
        <Picture
          name="plot-empty"
          alt={t("A model of a marked-out plot with a blank sign and nothing built on it")}
          priority
          className="block overflow-hidden rounded-lg"
        />
      </PageIntro>
      <section className="wrap section" aria-labelledby="ways-on">
        <h2 id="ways-on" className="text-h2">
          {t("Where most people go next")}
        </h2>
        <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {suggestions.map((link) => (
            <li key={link.href} className="border-b">
              <a
                href={localHref(link.href)}
                className="flex items-center justify-between gap-4 py-4 font-500 hover:text-leaf"
              >
                {t(link.label)}
                <span className="i-lucide-arrow-right text-brass" aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <span>{t("Or ask a person:")}</span>
          <ChatLink />
          <PhoneLink />
        </p>
      </section>
      <Dock />
    </>
  );
}
