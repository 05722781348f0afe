import { createFileRoute } from "@tanstack/react-router";
import { PortfolioRequest } from "../components/portfolio/portfolio-request.tsx";
import { PortfolioStory } from "../components/portfolio/portfolio-story.tsx";
import { questions } from "../content/portfolio-management.ts";
import { Head } from "../lib/head.tsx";
import { faqPage } from "../lib/structured-data.ts";

/** The one form with a page of its own: what it is for stands above it. */
export const Route = createFileRoute("/portfolio-management")({ component: Page, staticData: { eager: true } });

function Page() {
  return (
    <>
      <Head
        title="Portfolio management for property owners"
        description="One manager for all your properties: performance, growth advice, documents and compliance on one sheet. Ask for a confidential portfolio review."
        path="/portfolio-management"
        picture="portfolio"
        structuredData={import.meta.env.SSR ? [faqPage(questions)] : undefined}
      />
      <PortfolioStory action={{ label: "Request a portfolio review", href: "/portfolio-management#optimize" }} />
      <PortfolioRequest />
    </>
  );
}
