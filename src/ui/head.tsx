import { createContext, use } from "react";
import type { PageDescription } from "../content/page.ts";
import { SITE_ORIGIN } from "./origin.ts";

/** What prerendering learns from a page's head; never sent to the browser's script. */
export interface HeadReport {
  readonly pages: PageDescription[];
  readonly structuredData: object[];
}

/** Where prerendering collects it; absent in the browser. */
export const HeadReports = createContext<HeadReport | undefined>(undefined);

interface HeadProps {
  readonly page: PageDescription;
  /** JSON-LD; write `import.meta.env.SSR ? … : undefined`, so that it stays out of the script. */
  readonly structuredData?: readonly object[] | undefined;
}

/** React hoists these into the head, and replaces them on navigation. */
export function Head({ page, structuredData }: HeadProps) {
  const report = use(HeadReports);
  report?.pages.push(page);
  if (structuredData) report?.structuredData.push(...structuredData);
  const { path, canonical = path, title, wholeTitle, description, picture = "hero", listed } = page;
  const whole = wholeTitle ? title : `${title} | AIPM`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={SITE_ORIGIN + canonical} />
      {listed === false ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={SITE_ORIGIN + canonical} />
      <meta property="og:image" content={`${SITE_ORIGIN}/pictures/${picture}-day-800.webp`} />
    </>
  );
}
