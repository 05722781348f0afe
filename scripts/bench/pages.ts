/** What a page is measured against: a floor that says hello, and a twin with its heading, its first picture, nothing else. */

const documentOf = (title: string, body: string): string =>
  [
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>`,
    `<meta name="description" content="${title}"><link rel="icon" href="data:,"><style>img{width:100%;height:auto}</style>`,
    `</head><body>${body}</body></html>`,
  ].join("");

export const FLOOR = documentOf("Hello", "<h1>Hello, world</h1>");

/** The picture that the page itself wants first. Everything else waits for a scroll. */
const FIRST_PICTURE = /<picture\b(?:(?!<\/picture>).)*fetchPriority="high"(?:(?!<\/picture>).)*<\/picture>/s;

/** @throws where the page has no heading. */
export function twinOf(html: string): string {
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (!heading) throw new Error("a page without a heading has no twin");
  return documentOf("Twin", `${FIRST_PICTURE.exec(html)?.[0] ?? ""}<h1>${heading}</h1>`);
}
