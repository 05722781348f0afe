import { Steps } from "../../ui/steps.tsx";
import { StickySection } from "../../ui/sticky-section.tsx";
import { PortfolioRequest, type PortfolioRequestProps } from "./portfolio-request.tsx";
import { PortfolioStory } from "./portfolio-story.tsx";

/** The portfolio page, with its form at the end. */
export default function PortfolioManagementPage({ content, form, path }: PortfolioRequestProps) {
  const { firstQuarter, request } = content;
  return (
    <>
      <PortfolioStory content={content} action={request} />
      <StickySection {...firstQuarter.heading}>
        <Steps steps={firstQuarter.steps} />
      </StickySection>
      <PortfolioRequest content={content} form={form} path={path} />
    </>
  );
}
