import { Closing } from "../../ui/closing.tsx";
import type { Content } from "./content.en.ts";
import { Yield } from "./yield.tsx";
import { PortfolioStory } from "../portfolio-management/portfolio-story.tsx";

/** The portfolio page without its form; its canonical address is the one with the form. */
export default function PortfolioManagementServicePage({ content }: { readonly content: Content }) {
  const { action, closing, yieldSheet } = content;
  return (
    <>
      <PortfolioStory content={content} action={action} />
      <Yield yieldSheet={yieldSheet} />
      <Closing {...closing} />
    </>
  );
}
