/** Page addresses with changes by messengers and people, and the pages of unknown ones. */
import { expect, it } from "vitest";
import { fetched } from "./forms-support.ts";

const FILES = new Set(["/buy-flat", "/about/team", "/hi/buy-flat", "/404", "/hi/404"]);
const ASSETS = {
  fetch: ({ pathname }: URL) =>
    Promise.resolve(new Response(pathname, { status: FILES.has(pathname) ? 200 : 404 })),
} as unknown as Fetcher;

const ask = (path: string, method = "GET"): Promise<Response> =>
  fetched(path, { method, redirect: "manual" }, { ASSETS });

it.each([
  ["/Buy-Flat", "/buy-flat"],
  ["/BUY-FLAT?city=Pune", "/buy-flat?city=Pune"],
  ["/About/Team/", "/about/team"],
  ["/HI/Buy-Flat", "/hi/buy-flat"],
  ["/buy-flat.", "/buy-flat"],
  ["/buy-flat,?city=Pune", "/buy-flat?city=Pune"],
  ["/buy-flat)", "/buy-flat"],
  ["/buy-flat*", "/buy-flat"],
  ["/buy-flat_", "/buy-flat"],
  ["/buy-flat%20", "/buy-flat"],
  ["/buy-flat%0A", "/buy-flat"],
  ["/buy-flat%22", "/buy-flat"],
  ["/buy-flat%E2%80%8B", "/buy-flat"],
  ["/hi/buy-flat%E0%A5%A4", "/hi/buy-flat"],
  ["/buy-flat%", "/buy-flat"],
  ["/buy-flat&utm_source=chat&city=Pune", "/buy-flat?utm_source=chat&city=Pune"],
  ["/buy-flat%3Futm_source=chat", "/buy-flat?utm_source=chat"],
])("redirects %s to %s", async (path, page) => {
  for (const method of ["GET", "HEAD"]) {
    const response = await ask(path, method);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(page);
  }
});

it.each([
  "/nowhere.",
  "/Nowhere",
  "/buy-flat/nowhere",
  "/buy-flatter",
  "/buy-flat_new",
  "/.env",
  "/*",
  "/%",
  "/hint",
])("does not guess a page for %s", async (path) => {
  const response = await ask(path);
  expect([response.status, await response.text()]).toEqual([404, "/404"]);
});

it.each(["/hi/nowhere", "/hi"])(
  "answers %s with the Hindi page when it is unknown",
  async (path) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([404, "/hi/404"]);
  },
);

it.each([
  "/favicon.ico",
  "/apple-touch-icon-precomposed.png",
  "/apple-touch-icon-120x120.png",
  "/apple-touch-icon-152x152-precomposed.png",
])("redirects %s to the icon", async (path) => {
  const response = await ask(path);
  expect([response.status, response.headers.get("location")]).toEqual([
    301,
    "/apple-touch-icon.png",
  ]);
});

it("does not redirect the icon to itself when the build has none", async () => {
  expect((await ask("/apple-touch-icon.png")).status).toBe(404);
});

it("does not redirect a POST", async () => {
  expect((await ask("/Buy-Flat", "POST")).status).toBe(404);
});
