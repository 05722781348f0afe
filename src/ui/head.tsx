import { createContext, use } from "react";
import { SITE_ORIGIN } from "./origin.ts";

/** Where prerendering collects a page's JSON-LD; never sent to the browser's script. */
export const StructuredData = createContext<object[] | undefined>(undefined);

interface HeadProps {
  /** Without the brand; the home page alone passes the whole title. */
  readonly title: string;
  readonly description: string;
  /** The canonical path. */
  readonly path: string;
  readonly wholeTitle?: boolean;
  readonly noindex?: boolean;
  /** The picture for shared links, from the generated pictures. */
  readonly picture?: string;
  /** JSON-LD; write `import.meta.env.SSR ? … : undefined`, so that it stays out of the script. */
  readonly structuredData?: readonly object[] | undefined;
}

/** React hoists these into the head, and replaces them on navigation. */
export function Head({ title, description, path, wholeTitle, noindex, picture = "hero", structuredData }: HeadProps) {
  const collected = use(StructuredData);
  if (structuredData) collected?.push(...structuredData);
  const whole = wholeTitle ? title : `${title} | AIPM`;
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={SITE_ORIGIN + path} />
      {noindex ? <meta name="robots" content="noindex" /> : null}
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={SITE_ORIGIN + path} />
      <meta property="og:image" content={`${SITE_ORIGIN}/pictures/${picture}-day-800.webp`} />
    </>
  );
}
