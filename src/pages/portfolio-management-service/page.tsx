import { Closing } from "../../ui/closing.tsx";
import type { Content } from "./content.en.ts";
import { LinkRows } from "../../ui/link-rows.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { PortfolioStory } from "../portfolio-management/portfolio-story.tsx";

/** The portfolio page without its form. Its canonical link is the page with the form. */
export default function PortfolioManagementServicePage({ content }: { readonly content: Content }) {
  const { action, choices, closing } = content;
  return (
    <>
      <PortfolioStory content={content} action={action}>
        <section className="wrap section">
          <SectionHeading {...choices.heading} className="mb-10" />
          <LinkRows rows={choices.rows} />
        </section>
      </PortfolioStory>
      <Closing {...closing} />
    </>
  );
}
