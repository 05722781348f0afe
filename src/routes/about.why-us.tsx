import { createFileRoute } from "@tanstack/react-router";
import { Argument } from "../ui/argument.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { ComparisonTable } from "../ui/comparison-table.tsx";
import { Hero } from "../ui/hero.tsx";
import { Ledger } from "../ui/ledger.tsx";
import { Points } from "../ui/points.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { BigNumber } from "../ui/stat.tsx";
import { comparison, notForYou, reasons, times } from "../pages/why-us/content.ts";
import { Head } from "../ui/head.tsx";

export const Route = createFileRoute("/about/why-us")({ component: WhyUs });

function WhyUs() {
  return (
    <>
      <Head
        title="Why choose us"
        description="One adviser, papers first, nothing published, fees in writing. The usual way of buying and selling property next to ours, with the times to expect."
        path="/about/why-us"
        picture="why-us"
      />
      <Hero
        title="Look inside before you choose"
        lead="Any adviser looks good from the street. Here is how the rooms are laid out, what takes how long, and for whom we are the wrong choice."
        picture="why-us"
        alt="A model house opened like a doll's house, every room in view"
        crumbs={[{ label: "About us", href: "/about" }, { label: "Why choose us" }]}
      />
      <section className="wrap section">
        <SectionHeading title="The usual way, and ours" className="mb-8" />
        <ComparisonTable caption="The usual way of dealing in property, compared with AIPM" {...comparison} />
      </section>
      <div className="bg-sand">
        <Argument title="Four reasons people stay" lead="They came for one thing. Most come back with the next.">
          <Points points={reasons} />
        </Argument>
      </div>
      <section className="wrap section">
        <BigNumber
          value="98%"
          label="satisfaction among the people we have worked for"
          text="The other two in a hundred are the reason why we read every complaint ourselves."
        />
      </section>
      <section className="wrap grid gap-x-16 gap-y-14 pb-20 lg:grid-cols-2 lg:pb-28">
        <div>
          <SectionHeading title="How long things take" className="mb-8" />
          <Ledger rows={times} />
        </div>
        <div>
          <SectionHeading title="When not to choose us" className="mb-8" />
          <ul className="grid gap-5">
            {notForYou.map((item) => (
              <li key={item} className="flex gap-4">
                <span className="i-lucide-minus mt-1 text-brass" aria-hidden="true" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <a href="/legal-rera">Go to the legal desk</a>
          </p>
        </div>
      </section>
      <CallBand
        title="Put us next to anybody you like"
        text="Ask the same question of three advisers. We are happy to be one of them."
        action={{ label: "Raise a Query", href: "/query" }}
      />
    </>
  );
}
