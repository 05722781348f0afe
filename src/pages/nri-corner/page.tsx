import { RichText } from "../../ui/rich-text.tsx";
import { Accordion } from "../../ui/accordion.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { BadgeList } from "../../ui/badge-list.tsx";
import { Closing } from "../../ui/closing.tsx";
import { fillIn } from "../../content/form-link.ts";
import { Essentials } from "../../ui/essentials.tsx";
import { Model } from "../../ui/model.tsx";
import { Hero } from "../../ui/hero.tsx";
import { LinkRows } from "../../ui/link-rows.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Steps } from "../../ui/steps.tsx";
import type { Content } from "./content.en.ts";
import { Link } from "../../ui/link.tsx";

export default function NriCornerPage({ content }: { readonly content: Content }) {
  const { closing, engagement, essentials, headings, hero, model, problems, questions, trust } =
    content;
  return (
    <>
      <Hero {...hero} />
      <Essentials {...essentials} />
      <section className="wrap section">
        <SectionHeading {...headings.problems} />
        <div className="mt-10">
          <LinkRows rows={problems} />
        </div>
      </section>
      <Model {...model} />
      <Services content={content} />
      <Regions content={content} />
      <section className="wrap section">
        <SectionHeading {...headings.trust} />
        <div className="mt-10">
          <BadgeList badges={trust} />
        </div>
      </section>
      <section className="bg-sand">
        <div className="wrap section">
          <SectionHeading {...headings.engagement} />
          <div className="mt-12">
            <Steps steps={engagement} columns />
          </div>
        </div>
      </section>
      <StickySection {...headings.questions}>
        <Accordion items={questions} name="nri-faq" />
      </StickySection>
      <Closing {...closing} />
    </>
  );
}

interface Props {
  readonly content: Content;
}

function Services({ content: { headings, services } }: Props) {
  return (
    <StickySection {...headings.services}>
      <LinkRows rows={fillIn(services, "/nri-property", "caseDescription")} columns />
    </StickySection>
  );
}

function Regions({ content: { elsewhere, headings, regions } }: Props) {
  return (
    <section className="tone-green jali">
      <div className="wrap section">
        <SectionHeading {...headings.regions} />
        <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-3">
          {regions.map(({ name, href }) => (
            <li key={name}>
              <Link href={href} className="text-h2 hover:text-brass hover:underline">
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-8">
          <RichText text={elsewhere} />
        </p>
      </div>
    </section>
  );
}
