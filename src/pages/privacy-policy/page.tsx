import { LegalText } from "../../ui/legal-text.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { Dock } from "../../ui/dock.tsx";
import type { Content } from "./content.en.ts";

export default function PrivacyPolicyPage({ content }: { readonly content: Content }) {
  const { headings, inShort, intro, sections } = content;
  return (
    <>
      <PageIntro {...intro} />
      <section className="wrap mt-12">
        <div className="brass-base rounded-lg bg-sand px-6 py-8 sm:px-10">
          <h2 className="mb-5 text-h3">{headings.inShort.title}</h2>
          <TickList items={inShort} className="grid gap-x-12 gap-y-3 lg:grid-cols-2" />
        </div>
      </section>
      <LegalText sections={sections} after={{ contact: <GrievanceOfficer content={content} /> }} />
      <Dock />
    </>
  );
}

function GrievanceOfficer({ content }: { readonly content: Content }) {
  const { company, officer, offices } = content;
  const [headquarters] = offices;
  return (
    <address className="not-italic">
      {officer}
      <br />
      {headquarters.lines.join(", ")}
      <br />
      <a href={company.email.href} className="inline-block max-w-full">
        {company.email.display}
      </a>
      <br />
      <a href={company.phone.href} className="inline-block max-w-full">
        {company.phone.display}
      </a>
      , {company.hours.phone}
    </address>
  );
}
