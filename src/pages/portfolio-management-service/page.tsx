import { Closing } from "../../ui/closing.tsx";
import type { Content } from "./content.en.ts";
import { PortfolioStory } from "../portfolio-management/portfolio-story.tsx";

/** The same page without its form; search engines are shown the one that has it. */
export default function PortfolioManagementServicePage({ content }: { readonly content: Content }) {
  const { action, closing } = content;
  return (
    <>
      <PortfolioStory content={content} action={action} />
      <Closing {...closing} />
    </>
  );
}
