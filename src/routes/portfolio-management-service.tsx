import { createFileRoute } from "@tanstack/react-router";
import { PortfolioStory } from "../pages/portfolio-management/portfolio-story.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { optimize } from "../pages/portfolio-management/content.ts";
import { Head } from "../ui/head.tsx";

/** The same page without its form; search engines are shown the one that has it. */
export const Route = createFileRoute("/portfolio-management-service")({
  component: Page,
  staticData: { unlisted: true },
});

const action = { label: "Request a portfolio review", href: "/portfolio-management" };

function Page() {
  return (
    <>
      <Head
        title="Portfolio management service"
        description="What AIPM's portfolio managers do for owners of several properties: tracking, growth advice, documents and compliance, in confidence."
        path="/portfolio-management"
        picture="portfolio"
      />
      <PortfolioStory action={action} />
      <CallBand title={optimize.title} text={optimize.text} action={action} />
    </>
  );
}
