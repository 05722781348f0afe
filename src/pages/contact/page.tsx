import { Hero } from "../../ui/hero.tsx";
import { Argument } from "../../ui/argument.tsx";
import { Ledger } from "../../ui/ledger.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { ChatLink } from "../../ui/contact-links.tsx";
import { Dock } from "../../ui/dock.tsx";
import type { Content } from "./content.en.ts";
import { InfoCards } from "./info-cards.tsx";
import { Offices } from "./offices.tsx";

export default function ContactPage({ content }: { readonly content: Content }) {
  const { atHand, headings, hero, otherWays } = content;
  return (
    <>
      <Hero {...hero} actions={<ChatLink />} />
      <InfoCards content={content} />
      <Offices content={content} />
      <Argument {...headings.atHand}>
        <Ledger rows={atHand} />
      </Argument>
      <section className="wrap section pt-0!">
        <SectionHeading {...headings.otherWays} className="mb-8" />
        <LinkRows rows={otherWays} />
      </section>
      <Dock action={hero.links[0]} />
    </>
  );
}
