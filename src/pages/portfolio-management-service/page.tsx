import { Closing } from "../../ui/closing.tsx";
import type { Content } from "./content.en.ts";
import { PortfolioStory } from "../portfolio-management/portfolio-story.tsx";

/** The portfolio page without its form. Its canonical link is the page with the form. */
export default function PortfolioManagementServicePage({ content }: { readonly content: Content }) {
  const { action, closing } = content;
  return (
    <>
      <PortfolioStory content={content} action={action} />
      <Closing {...closing} />
    </>
  );
}
