/** Whatever is sent, it is answered as input: never a 500. Requirement E2. */
import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { catalogue, formOfType } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { validateSubmission } from "../../src/forms/validate.ts";
import { anyBody, hostile, spoiled } from "../support/arbitrary-body.ts";
import { post } from "./forms-support.ts";

const NAMED: readonly unknown[] = [
  { toString: 1 },
  { valueOf: null },
  { length: -1 },
  { toJSON: "x" },
  { hasOwnProperty: 1 },
];

const forms = catalogue.map((form) => [form.type, form] as const);

it.each(forms)("%s: judges values that lie about themselves, in the place of each answer", (_, form) => {
  const base = fc.sample(anyBody(form), { numRuns: 1, seed: 7 })[0]!;
  for (const bad of NAMED) {
    for (const body of spoiled(base, bad))
      expect(() => validateSubmission(form, body), JSON.stringify(body)).not.toThrow();
  }
});

const judges = (numRuns: number) => (_: string, form: AnyForm) =>
  fc.assert(
    fc.property(anyBody(form), hostile(), fc.nat(), (body, bad, at) => {
      const bodies = spoiled(body, bad);
      validateSubmission(form, bodies[at % bodies.length]);
    }),
    { numRuns },
  );
it.each(forms)("%s: judges an answer that is any value", judges(15));
it.each(forms)("%s: judges an answer that is any value, many times", { tags: ["all"] }, judges(200));

const answers = (numRuns: number) => async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const form = fc.constantFrom(...catalogue);
  const sent = form.chain((one) => fc.tuple(anyBody(one), hostile(), fc.nat()));
  await fc.assert(
    fc.asyncProperty(sent, async ([body, bad, at]) => {
      const bodies = spoiled(body, bad);
      const { status } = await post(bodies[at % bodies.length]);
      expect([200, 400]).toContain(status);
    }),
    { numRuns },
  );
};
it("answers 200 or 400 to any value in any place of any form", answers(50));
it("answers 200 or 400 to any value in any place of any form, many times", { tags: ["all"] }, answers(500));

it("answers 400 to a property type that is an object", async () => {
  const form = formOfType("HIGH_VALUE_ASSET")!;
  const body = fc.sample(anyBody(form), 1)[0]! as { formData: object };
  const answer = await post({ ...body, formData: { ...body.formData, propertyType: { toString: 1 } } });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toMatchObject([{ field: "formData.propertyType" }]);
});
