/** The built site as a good host would send it, out of memory: brotli, no other work, and beside it the floor and the twins. */
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { FLOOR, twinOf } from "./pages.ts";

const TYPES: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css",
  html: "text/html;charset=utf-8",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain;charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};
/** Compressed in themselves. */
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
      "content-type": TYPES[ending] ?? "application/octet-stream",
      "cache-control": ending === "html" ? "public, max-age=0, must-revalidate" : "public, max-age=31536000",
      ...(isDense ? {} : { "content-encoding": "br" }),
    },
    body: isDense ? content : brotliCompressSync(content),
  };
}

const addressOf = (file: string): string =>
  `/${file.split(path.sep).join("/")}`.replace(/\.html$/, "").replace(/^\/index$/, "/");

/** All of it compressed beforehand: the first visitor must not wait for that. */
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

export interface BenchServer {
  readonly origin: string;
  close(): Promise<void>;
}

export async function serveBuilt(folder: string): Promise<BenchServer> {
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
