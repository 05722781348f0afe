/** Response headers of the built site. */
import { expect, test } from "./support/test.ts";

test("sends no-store and a frame policy with every answer of the worker", async ({ request }) => {
  const API = "default-src 'none'; frame-ancestors 'none'";
  const PAGE = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";
  for (const [answer, status, policy] of [
    [request.get("/nowhere"), 404, PAGE],
    [request.head("/nowhere"), 404, PAGE],
    [request.get("/hi/nowhere"), 404, PAGE],
    [request.get("/assets/nowhere.js"), 404, API],
    [request.get("/fonts/nowhere.woff2"), 404, API],
    [request.get("/health"), 200, API],
    [request.get("/forms"), 405, API],
    [request.post("/forms", { data: {} }), 400, API],
  ] as const) {
    const response = await answer;
    const headers = response.headers();
    expect(response.status(), response.url()).toBe(status);
    expect(headers, response.url()).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "content-security-policy": policy,
    });
  }
  const [script] = (await (await request.get("/faq")).text()).match(/\/assets\/[\w.-]+\.js/)!;
  expect((await request.get(script)).headers()["cache-control"]).toContain("immutable");
});
