/** Requirement D5. */
import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";

test("the worker says that it is there, and which version of it", async () => {
  const response = await exports.default.fetch("https://www.aipm.example/health");
  expect(response.status).toBe(200);
  // No page of another site loads what the edge answers.
  expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(await response.json()).toEqual({ success: true, version: expect.any(String) });
});
