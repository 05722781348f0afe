/** Every page that is built has a route, and describes itself by its own address. Requirement V4. Decision 46. */
import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, expect, it } from "vitest";
import { setLocale } from "../../src/i18n/t.ts";
import type { LoadedPage } from "../../src/routes/-page.tsx";
import { createAppRouter, pagePathsOf } from "../../src/site/router.tsx";

afterEach(() => setLocale());

async function pageAt(path: string): Promise<LoadedPage> {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  expect(
    router.state.matches.map(({ status }) => status),
    path,
  ).toEqual(["success", "success", "success"]);
  return router.state.matches.at(-1)!.loaderData as LoadedPage;
}

const paths = pagePathsOf(createAppRouter());

it("the route tree has the pages of content and of forms, in each of their languages", async () => {
  expect(paths.length).toBeGreaterThan(80);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/",
      "/hi",
      "/faq",
      "/hi/faq",
      "/about",
      "/about/team",
      "/buy-flat",
      "/hi/buy-flat",
      "/404",
    ]),
  );
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect((await pageAt(path)).description.path).toBe(path);
});

it.each([
  ["/no-such-page", "/404"],
  ["/about/no-such-page", "/404"],
  ["/hi/no-such-page", "/hi/404"],
  ["/xx/faq", "/404"],
  ["/hindi", "/404"],
  // A page that is not translated.
  ["/hi/terms-conditions", "/hi/404"],
])("%s is nobody's", async (path, shown) => {
  expect(paths).not.toContain(path);
  expect((await pageAt(path)).description.path).toBe(shown);
});
