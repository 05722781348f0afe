import { Closing } from "../../ui/closing.tsx";
import type { Content } from "./content.en.ts";
import { Reckoning } from "./reckoning.tsx";
import { PortfolioStory } from "../portfolio-management/portfolio-story.tsx";

/** The same page without its form; search engines are shown the one that has it. */
export default function PortfolioManagementServicePage({ content }: { readonly content: Content }) {
  const { action, closing, reckoning } = content;
  return (
    <>
      <PortfolioStory content={content} action={action} />
      <Reckoning reckoning={reckoning} />
      <Closing {...closing} />
    </>
  );
}
