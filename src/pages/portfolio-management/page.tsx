import { PortfolioRequest, type PortfolioRequestProps } from "./portfolio-request.tsx";
import { PortfolioStory } from "./portfolio-story.tsx";

/** The portfolio page, with its form at the end. */
export default function PortfolioManagementPage({ content, form, path }: PortfolioRequestProps) {
  const { request } = content;
  return (
    <>
      <PortfolioStory content={content} action={request} />
      <PortfolioRequest content={content} form={form} path={path} />
    </>
  );
}
