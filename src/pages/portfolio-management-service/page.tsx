import { Closing } from "../../ui/closing.tsx";
import { Head } from "../../ui/head.tsx";
import { action, closing, page } from "./content.ts";
import { PortfolioStory } from "../portfolio-management/portfolio-story.tsx";

/** The same page without its form; search engines are shown the one that has it. */
export default function PortfolioManagementService() {
  return (
    <>
      <Head page={page} />
      <PortfolioStory action={action} />
      <Closing {...closing} />
    </>
  );
}
