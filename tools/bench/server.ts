/**
 * The built site as a good host would send it: compressed, out of memory. Beside it the floor, a page that says hello, and of each page
 * its twin, which has the page's heading and first picture and nothing else.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { firstPicture } from "../../src/site/build/placeholder.ts";

const documentOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>img{width:100%;height:auto}</style></head><body>${body}</body></html>`;

const FLOOR = documentOf("Hello", "<h1>Hello, world</h1>");

/** @throws where the page has no heading */
function twinOf(html: string): string {
  const heading = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (!heading) throw new Error("a page without a heading has no twin");
  return documentOf("Twin", `${firstPicture(html) ?? ""}<h1>${heading}</h1>`);
}

/** As the network compresses, while it answers. */
const AS_SENT = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** @throws where the build has no such file */
function contentOf(folder: string, at: string): { readonly name: string; readonly content: Buffer } {
  if (at === "/floor") return { name: "floor.html", content: Buffer.from(FLOOR) };
  const page = at.startsWith("/twin/") ? at.slice("/twin".length) : at;
  const name = path.extname(page) ? page : `${page === "/" ? "/index" : page}.html`;
  const content = readFileSync(path.join(folder, name));
  return { name, content: page === at ? content : Buffer.from(twinOf(content.toString())) };
}

/** Serves the built client in `folder` on a free port, with `/floor` and `/twin/…`, until it is closed. */
export async function serveBuilt(folder: string): Promise<{ readonly origin: string; close(): void }> {
  const kept = new Map<string, { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    try {
      const { name, content } = contentOf(folder, pathname);
      const isPage = name.endsWith(".html");
      const isDense = /\.(?:avif|jpg|png|webp|woff2)$/.test(name);
      const headers = {
        "content-type": getMimeType(name) ?? "application/octet-stream",
        "cache-control": isPage ? "public, max-age=0, must-revalidate" : "public, max-age=31536000",
        ...(isDense ? {} : { "content-encoding": "br" }),
      };
      const answer = kept.get(pathname) ?? { headers, body: isDense ? content : brotliCompressSync(content, AS_SENT) };
      kept.set(pathname, answer);
      response.writeHead(200, answer.headers).end(answer.body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
