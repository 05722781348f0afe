/** Whatever is valid comes out of the database as it went in, for every form. Requirements F2, D1. */
import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { catalogue } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { anyBody } from "../support/arbitrary-body.ts";
import { type LeadRow, post } from "./forms-support.ts";

const forms = catalogue.map((form) => [form.type, form] as const);

/** Posts some valid bodies of a form, and reads each back out of the table and out of the form's view. */
const sendsAndReads = (numRuns: number) => (type: string, form: AnyForm) =>
  fc.assert(
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
    { numRuns },
  );

it.each(forms)("%s", sendsAndReads(2));
it.each(forms)("%s, many times", { tags: ["all"] }, sendsAndReads(30));
