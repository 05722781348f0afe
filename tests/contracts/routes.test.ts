/** What the document of an address shows and what the router goes to there are the same page. Requirement V4. Decision 46. */
import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, expect, it } from "vitest";
import { allPaths, placeAt } from "../../src/site/place.tsx";
import { createAppRouter } from "../../src/site/router.tsx";
import { setLocale } from "../../src/i18n/t.ts";

// A page in Hindi says so when it is loaded, and the next file shares what is spoken.
afterEach(() => setLocale());

const goTo = async (path: string) => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return router.state.matches;
};

it("the router has a route for every page that is built", async () => {
  const paths = await allPaths();
  expect(paths.length).toBeGreaterThan(80);
  for (const path of paths) {
    const matches = await goTo(path);
    expect(
      matches.map(({ status }) => status),
      path,
    ).toEqual(["success", "success"]);
    expect((await placeAt(path)).isFound, path).toBe(true);
  }
});

it.each(["/no-such-page", "/hi/no-such-page"])("neither knows %s", async (path) => {
  expect((await placeAt(path)).isFound).toBe(false);
  const matches = await goTo(path);
  expect(matches.some(({ status }) => status === "notFound") || matches.length === 1).toBe(true);
});
