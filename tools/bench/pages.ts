/** What a page is measured against: a floor that says hello, and a twin with its heading, its first picture, nothing else. */
import { firstPicture } from "../../src/site/build/first-picture.ts";

const documentOf = (title: string, body: string): string =>
  [
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>`,
    `<meta name="description" content="${title}"><link rel="icon" href="data:,"><style>img{width:100%;height:auto}</style>`,
    `</head><body>${body}</body></html>`,
  ].join("");

export const FLOOR = documentOf("Hello", "<h1>Hello, world</h1>");

/** @throws where the page has no heading. */
export function twinOf(html: string): string {
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (!heading) throw new Error("a page without a heading has no twin");
  return documentOf("Twin", `${firstPicture(html) ?? ""}<h1>${heading}</h1>`);
}
