import { useEffect, useRef } from "react";
import { company, offices, socialLinks } from "../../content/company.ts";
import {
  footerAboutLinks,
  legalLinks,
  quickLinks,
  serviceLinks,
  type MenuLink,
} from "../../content/navigation.ts";
import { registrationLines } from "../../content/registrations.ts";
import { Glyph } from "../glyph.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "../logo.tsx";
import type { PlainMessage } from "../../i18n/message.ts";
import { t } from "../../i18n/t.ts";
import { Sentence } from "../sentence.tsx";
import { Link } from "../link.tsx";

function LinkList({ title, links }: { title: PlainMessage; links: readonly MenuLink[] }) {
  const isLong = links.length > 10;
  return (
    <nav aria-label={t(title)} className={isLong ? "max-sm:col-span-full" : undefined}>
      <h2 className="font-sans font-600">{t(title)}</h2>
      <ul
        className={
          isLong ? "mt-3 grid grid-flow-col grid-cols-2 grid-rows-[repeat(8,auto)] gap-x-8" : "mt-3"
        }
      >
        {links.map((link) => (
          <li key={link.href}>
            <Link href={link.href} className="foot-link">
              {t(link.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const buildYear = new Date().getFullYear();

/** The current year: the page may have been built last year. */
function Year() {
  const year = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    year.current!.textContent = String(new Date().getFullYear());
  }, []);
  return (
    <span ref={year} suppressHydrationWarning>
      {buildYear}
    </span>
  );
}

function Contact() {
  const [office] = offices;
  return (
    <section className="max-sm:col-span-full">
      <h2 className="font-sans font-600">{t("Contact")}</h2>
      <address className="mt-3 not-italic text-stone">
        {office.lines.map((line) => (
          <span key={line} className="block">
            {t(line as PlainMessage)}
          </span>
        ))}
      </address>
      <p className="mt-3">
        <a href={company.phone.href} className="foot-link figures">
          {company.phone.display}
        </a>
        <br />
        <a href={company.email.href} className="foot-link">
          {company.email.display}
        </a>
      </p>
      <p className="text-stone">{t(company.hours.footer)}</p>
    </section>
  );
}

/** The name with its line, and where else to find us. */
const Brand = () => (
  <div className="max-sm:col-span-full">
    <Link
      href="/"
      className="inline-flex items-center gap-2.5"
      aria-label={t("{name}, home", company)}
    >
      <Logo className="size-9" />
      <span className="font-display text-2xl tracking-wide">{company.name}</span>
    </Link>
    <p className="mt-4 max-w-xs font-display text-lg">{t("We plan it before you build it.")}</p>
    <ul className="mt-5 flex gap-2">
      {socialLinks.map((social) => (
        <li key={social.label}>
          <a
            href={social.href}
            target="_blank"
            rel="noopener"
            aria-label={social.label}
            className="grid size-11 place-items-center rounded border hover:border-brass hover:text-brass"
          >
            <Glyph name={social.icon} />
          </a>
        </li>
      ))}
    </ul>
  </div>
);

export interface FooterProps {
  /** By name. An empty one is not shown. */
  registrations?: Readonly<Record<string, string>>;
  path: string;
}

export function Footer({ registrations = registrationLines, path }: FooterProps) {
  const filled = Object.entries(registrations).filter(([, value]) => value);
  return (
    <footer className="tone-night border-t-3 border-brass">
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-x-8 gap-y-10 py-14 lg:grid-cols-[1fr_1.7fr_1fr_1.8fr]">
        <Brand />
        <LinkList title="Services" links={serviceLinks} />
        {/* One column on a wide screen. */}
        <div className="contents lg:grid lg:gap-8 lg:content-start">
          <LinkList title="Quick links" links={quickLinks} />
          <LinkList title="About" links={footerAboutLinks} />
        </div>
        <Contact />
      </div>
      <div className="border-t">
        {/* Room for the floating chat button. */}
        <div className="wrap gap-x-6 py-5 lg:max-2xl:pr-24 flex flex-wrap items-center text-small text-stone">
          <p className="mr-auto max-lg:basis-full">
            <Sentence
              text="© {year} {name}. All rights reserved."
              year={<Year />}
              name={company.name}
            />
          </p>
          {filled.length > 0 && (
            <dl className="order-last flex basis-full flex-wrap gap-x-6 py-3">
              {filled.map(([name, value]) => (
                <div key={name} className="flex flex-wrap gap-x-1.5">
                  <dt>{`${name}:`}</dt>
                  <dd className="figures">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <LanguageLinks path={path} className="foot-link" />
          {legalLinks.map((link) => (
            <Link key={link.href} href={link.href} className="foot-link">
              {t(link.label)}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
}
