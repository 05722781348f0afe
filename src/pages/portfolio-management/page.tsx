import { PortfolioRequest, type PortfolioRequestProps } from "./portfolio-request.tsx";
import { PortfolioStory } from "./portfolio-story.tsx";

/** The one form with a page of its own: what it is for stands above it. */
export default function PortfolioManagementPage({ content, form, path }: PortfolioRequestProps) {
  const { request } = content;
  return (
    <>
      <PortfolioStory content={content} action={request} />
      <PortfolioRequest content={content} form={form} path={path} />
    </>
  );
}
