import { createFileRoute } from "@tanstack/react-router";
import { ServiceGroup } from "../pages/all-services/service-group.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { LinkRows } from "../ui/link-rows.tsx";
import { PageIntro } from "../ui/page-intro.tsx";
import { SectionHeading } from "../ui/section-heading.tsx";
import { moreServices, serviceGroups, straightToForms } from "../pages/all-services/content.ts";
import { queryLink } from "../content/navigation.ts";
import { Head } from "../ui/head.tsx";

export const Route = createFileRoute("/all-services")({ component: AllServices });

function AllServices() {
  return (
    <>
      <Head
        title="All services"
        description="Everything AIPM does for property in India: buy, sell, exchange, NRI help, construction, legal and RERA, investment, rental, shifting and storage."
        path="/all-services"
        picture="query"
      />
      <PageIntro
        title="What can we take off your hands?"
        lead="Twelve services for a property, from the first look to the last carton. Take one, or hand over the whole list."
        crumbs={[{ label: "Home", href: "/" }, { label: "All services" }]}
      />
      <div className="pt-10 md:pt-14">
        {serviceGroups.map((group, i) => (
          <ServiceGroup key={group.title} group={group} eager={i === 0} />
        ))}
      </div>
      <div className="bg-sand">
        <div className="wrap section grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <section>
            <SectionHeading title="Also in the house" className="mb-8" />
            <LinkRows rows={moreServices} />
          </section>
          <section>
            <SectionHeading title="Straight to a form" className="mb-8" />
            <LinkRows rows={straightToForms} />
          </section>
        </div>
      </div>
      <CallBand
        title="One sentence is enough to start"
        text="Say what you own and what should become of it. Response within 24 working hours."
        action={queryLink}
      />
    </>
  );
}
