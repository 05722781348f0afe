/** Requirement F13. Decision 9. */
import { afterEach, expect, it, vi } from "vitest";
import { uuid } from "../../../src/lead/uuid.ts";

afterEach(() => vi.unstubAllGlobals());

it("is there where browsers leave out crypto.randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, uuid);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
});
