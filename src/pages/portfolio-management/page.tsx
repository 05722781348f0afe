import { Head } from "../../ui/head.tsx";
import { page, request } from "./content.ts";
import { PortfolioRequest } from "./portfolio-request.tsx";
import { PortfolioStory } from "./portfolio-story.tsx";

/** The one form with a page of its own: what it is for stands above it. */
export default function PortfolioManagement() {
  return (
    <>
      <Head page={page} />
      <PortfolioStory action={request} />
      <PortfolioRequest />
    </>
  );
}
