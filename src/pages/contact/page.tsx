import { Hero } from "../../ui/hero.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { SummaryList } from "../../ui/summary-list.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { ChatLink } from "../../ui/contact-links.tsx";
import { Dock } from "../../ui/dock.tsx";
import type { Content } from "./content.en.ts";
import type { ReactNode } from "react";
import { Unbroken } from "../../ui/unbroken.tsx";

export default function ContactPage({ content }: { readonly content: Content }) {
  const { atHand, headings, hero, otherWays } = content;
  return (
    <>
      <Hero {...hero} actions={<ChatLink />} />
      <InfoCards content={content} />
      <Offices content={content} />

      <StickySection {...headings.atHand}>
        <SummaryList rows={atHand} />
      </StickySection>
      <section className="wrap section pt-0!">
        <SectionHeading {...headings.otherWays} className="mb-8" />
        <LinkRows rows={otherWays} />
      </section>
      <Dock action={hero.links[0]} />
    </>
  );
}

function Card({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-5 border-t pt-6 pb-7 lg:block lg:border-t-0 lg:px-5 lg:py-2 lg:first:pl-0 lg:last:pr-0 lg:not-first:border-l">
      <span className="badge-arch">
        <span className={icon} aria-hidden="true" />
      </span>
      <div>
        <h3 className="text-h3 lg:mt-4">{title}</h3>
        <div className="mt-1 lg:mt-2">{children}</div>
      </div>
    </li>
  );
}

/** Address, phone, email and hours. Phone and office have different hours. */
function InfoCards({ content }: { readonly content: Content }) {
  const { cards, headings, company, offices } = content;
  const [headquarters] = offices;
  return (
    <section className="wrap section">
      <h2 className="mb-10 text-h2">{headings.reach.title}</h2>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-0">
        <Card icon="i-lucide-map-pin" title={cards.visit}>
          <address className="not-italic">
            {headquarters.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Card>
        <Card icon="i-lucide-phone" title={cards.call}>
          <a href={company.phone.href} className="tap link figures flex items-center font-600">
            {company.phone.display}
          </a>
          <p className="text-stone">{company.hours.phone}</p>
        </Card>
        <Card icon="i-lucide-mail" title={cards.write}>
          {company.supportEmails.map((email) => (
            <a key={email.href} href={email.href} className="tap link flex items-center break-all">
              {email.display}
            </a>
          ))}
        </Card>
        <Card icon="i-lucide-clock" title={cards.hours}>
          <p className="font-600">
            <Unbroken text={company.hours.office} />
          </p>
          <p className="text-stone">{cards.outsideHours}</p>
        </Card>
      </ul>
    </section>
  );
}

/** The three offices. */
function Offices({ content }: { readonly content: Content }) {
  const { addressNote, headings, offices } = content;
  return (
    <section className="tone-green jali">
      <div className="wrap section">
        <h2 className="text-h2">{headings.offices.title}</h2>
        <p className="mt-3 text-lead">{headings.offices.lead}</p>
        <ul className="mt-12 grid gap-y-10 md:grid-cols-3">
          {offices.map(({ role, lines, phone }) => (
            <li key={role} className="border-t-2 border-brass pt-5 md:pr-10">
              <h3 className="text-h3 lg:text-h2">{role}</h3>
              <address className="mt-4 not-italic">
                {lines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
              <a
                href={phone.href}
                className="tap link figures mt-2 inline-flex items-center font-600"
              >
                {phone.display}
              </a>
            </li>
          ))}
        </ul>
        {offices.some((office) => "sample" in office) && (
          <p className="mt-10 text-small text-stone">{addressNote}</p>
        )}
      </div>
    </section>
  );
}
