/**
 * JSON-LD for search engines, where it belongs in the tree: so it goes when its page goes. It is data, which a content
 * security policy does not stop.
 */
export function JsonLd({ data }: { data: object }) {
  // `<` could end the script.
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
