/** Generates rows of leads from a form. The same seed gives the same lead. */
import type { AnyForm } from "../../src/forms/define.ts";
import { findKind, createSample } from "../../src/forms/fields.ts";
import { foldWords } from "../../src/record/fold.ts";
import { encodeBody } from "../../src/forms/wire.ts";

const NAMES = ["Asha Verma", "Rahul Nair", "Meera Iyer", "Imran Khan", "Gurpreet Kaur", "लता शर्मा"];
const CITIES = ["Pune", "Mumbai", "Bengaluru", "Lucknow", "Noida", "Ayodhya"];
const CAMPAIGNS = [null, "diwali-2026", "google-brand"];

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!;

const uuid = (seed: number): string => `00000000-0000-4000-8000-${String(seed).padStart(12, "0")}`;

/** A row of `leads`. */
export type LeadRow = Record<string, string | null>;

export function sampleLead(form: AnyForm, seed: number, changes: Partial<LeadRow> = {}): LeadRow {
  const answers = Object.entries(form.fields).map(([name, field]): [string, unknown] => [
    name,
    name === "fullName"
      ? pick(NAMES, seed)
      : findKind(field).toWire(field, createSample(field, seed), {}),
  ]);
  const city = changes.city === undefined ? pick(CITIES, seed) : changes.city;
  const body = encodeBody(form, Object.fromEntries(answers));
  return {
    id: uuid(seed),
    reference: `AIPM-${String(seed).padStart(6, "0")}`,
    form_type: form.type,
    full_name: pick(NAMES, seed),
    email: seed % 3 === 0 ? null : `visitor${seed}@example.com`,
    country_code: "+91",
    phone: String(9_800_000_000 + (seed % 100_000)),
    city,
    city_words: foldWords(city ?? ""),
    payload: JSON.stringify(body),
    content_hash: String(seed),
    source_path: form.pages[0]?.path ?? null,
    referrer: seed % 2 === 0 ? "https://www.google.com/" : null,
    utm_source: pick(CAMPAIGNS, seed) && "google",
    utm_campaign: pick(CAMPAIGNS, seed),
    notice_version: "2026-11",
    language: "en",
    flags: "",
    received_at: new Date(Date.UTC(2026, 9, 1) + seed * 40_000).toISOString(),
    ...changes,
  } as LeadRow;
}

const BATCH = "0b1f0e55-9f0f-4f0e-8f5b-0a4d6b1c2d3e";
export const sampleKey = (n: number): string =>
  `uploads/2026/11/${BATCH}/5c3f0e55-9f0f-4f0e-8f5b-${String(n).padStart(12, "0")}`;

/** Returns a row of `uploads`, attached to the lead if there is one. */
export const sampleUpload = (
  n: number,
  lead: LeadRow | null,
  changes: Readonly<Record<string, string | number>> = {},
) => ({
  key: sampleKey(n),
  batch_id: BATCH,
  file_name: `paper ${n}.pdf`,
  content_type: "application/pdf",
  size: 5,
  state: lead ? "attached" : "pending",
  lead_id: lead?.id ?? null,
  created_at: "2026-11-20T20:00:00.000Z",
  expires_at: "2026-11-20T20:15:00.000Z",
  ...changes,
});
