import { createFileRoute } from "@tanstack/react-router";
import { PortfolioRequest } from "../pages/portfolio-management/portfolio-request.tsx";
import { PortfolioStory } from "../pages/portfolio-management/portfolio-story.tsx";
import { questions } from "../pages/portfolio-management/content.ts";
import { Head } from "../ui/head.tsx";
import { faqPage } from "../ui/structured-data.ts";

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
