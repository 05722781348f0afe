import { Hero } from "../../ui/hero.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { ChatLink } from "../../ui/contact-links.tsx";
import { Dock } from "../../ui/dock.tsx";
import { Head } from "../../ui/head.tsx";
import { headings, hero, otherWays, page } from "./content.ts";
import { InfoCards } from "./info-cards.tsx";
import { Offices } from "./offices.tsx";

export default function Contact() {
  return (
    <>
      <Head page={page} />
      <Hero {...hero} actions={<ChatLink />} />
      <InfoCards />
      <Offices />
      <section className="wrap section">
        <SectionHeading {...headings.otherWays} className="mb-8" />
        <LinkRows rows={otherWays} />
      </section>
      <Dock action={hero.links[0]} />
    </>
  );
}
