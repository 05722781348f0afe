import { createFileRoute } from "@tanstack/react-router";
import { Group } from "../pages/faq/group.tsx";
import { JumpList } from "../pages/faq/jump-list.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { PageIntro } from "../ui/page-intro.tsx";
import { faqGroups } from "../pages/faq/content.ts";
import { Head } from "../ui/head.tsx";
import { faqPage } from "../ui/structured-data.ts";

export const Route = createFileRoute("/faq")({ component: Faq });

function Faq() {
  return (
    <>
      <Head
        title="Frequently asked questions"
        description="Answers on exchange, NRI help, circles, buying, selling, RERA, rent, loans, disputes and more: costs, times, papers and privacy, in fourteen groups."
        path="/faq"
        picture="faq"
        structuredData={import.meta.env.SSR ? [faqPage(faqGroups.flatMap((group) => group.items))] : undefined}
      />
      <PageIntro
        title="Which door is yours?"
        lead="Fourteen subjects, with the questions people ask us most. Open as many answers as you like."
        crumbs={[{ label: "Home", href: "/" }, { label: "FAQs" }]}
        picture="faq"
        alt="Five model doors in pointed arches, one of them open and lit"
      />
      <div className="wrap section gap-x-16 lg:grid lg:grid-cols-[15rem_1fr]">
        <JumpList />
        <div className="pt-8 lg:pt-0">
          {faqGroups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </div>
      </div>
      <CallBand
        title="Your question is not here?"
        text="Then it is a good one. Ask a person."
        action={{ label: "Ask us", href: "/contact-form" }}
      />
    </>
  );
}
