/** Whatever is valid comes out of the database as it went in, for every form. Requirements F2, D1. */
import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { catalogue } from "../../src/forms/catalogue.ts";
import { anyBody } from "../support/arbitrary-body.ts";
import { type LeadRow, post } from "./forms-support.ts";

it.each(catalogue.map((form) => [form.type, form] as const))(
  "%s",
  async (type, form) => {
    await fc.assert(
      fc.asyncProperty(anyBody(form), async (body) => {
        const answer = await post(body);
        expect(answer.body).toMatchObject({ success: true });
        const { id, reference } = answer.body.data!;
        const lead = await env.DB.prepare("SELECT * FROM leads WHERE id = ?").bind(id).first<LeadRow>();
        expect(lead!.payload).toBe(JSON.stringify(body));
        expect(lead!.phone).toMatch(/^\d+$/);
        const view = `lead_${type.toLowerCase()}`;
        const row = await env.DB.prepare(`SELECT * FROM ${view} WHERE reference = ?`).bind(reference).first();
        expect(row).toMatchObject({ reference });
      }),
      { numRuns: 12 },
    );
  },
  20_000,
);
