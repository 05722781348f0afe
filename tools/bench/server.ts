/**
 * The built site as a good host would send it: compressed beforehand, out of memory. Beside it the floor, a page that says hello, and of
 * each page its twin, which has the page's heading and first picture and nothing else.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { firstPicture } from "../../src/site/build/first-picture.ts";

const documentOf = (title: string, body: string): string =>
  [
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title>`,
    `<meta name="description" content="${title}"><link rel="icon" href="data:,"><style>img{width:100%;height:auto}</style>`,
    `</head><body>${body}</body></html>`,
  ].join("");

export const FLOOR = documentOf("Hello", "<h1>Hello, world</h1>");

/** @throws where the page has no heading */
export function twinOf(html: string): string {
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (!heading) throw new Error("a page without a heading has no twin");
  return documentOf("Twin", `${firstPicture(html) ?? ""}<h1>${heading}</h1>`);
}

/** Formats that are compressed already. */
const DENSE = new Set(["avif", "jpg", "png", "webp", "woff2"]);

interface Answer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function answerOf(name: string, content: Buffer): Answer {
  const ending = path.extname(name).slice(1);
  const isDense = DENSE.has(ending);
  return {
    headers: {
      "content-type": getMimeType(name) ?? "application/octet-stream",
      "cache-control": ending === "html" ? "public, max-age=0, must-revalidate" : "public, max-age=31536000",
      ...(isDense ? {} : { "content-encoding": "br" }),
    },
    body: isDense ? content : brotliCompressSync(content),
  };
}

const addressOf = (file: string): string =>
  `/${file.split(path.sep).join("/")}`.replace(/\.html$/, "").replace(/^\/index$/, "/");

function answersFrom(folder: string): Map<string, Answer> {
  const answers = new Map([["/floor", answerOf("floor.html", Buffer.from(FLOOR))]]);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    // Read now: a build may replace the folder while we measure.
    const content = readFileSync(path.join(folder, file));
    answers.set(addressOf(file), answerOf(file, content));
    if (!file.endsWith(".html")) continue;
    answers.set(`/twin${addressOf(file)}`, answerOf("twin.html", Buffer.from(twinOf(content.toString()))));
  }
  return answers;
}

/** Serves the built client in `folder` on a free port, with `/floor` and `/twin/…`, until it is closed. */
export async function serveBuilt(folder: string): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const answers = answersFrom(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const answer = answers.get(pathname);
    if (!answer) return response.writeHead(404).end();
    return response.writeHead(200, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
