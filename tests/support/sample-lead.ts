/** Leads as they would stand in the database, made from the form itself: the same seed gives the same lead. */
import { allOptions, type Field, type FieldKind, type FieldOf } from "../../src/forms/fields.ts";
import { type AnyForm, pathsOf } from "../../src/forms/define.ts";

const NAMES = ["Asha Verma", "Rahul Nair", "Meera Iyer", "Imran Khan", "Gurpreet Kaur", "लता शर्मा"];
const CITIES = ["Pune", "Mumbai", "Bengaluru", "Lucknow", "Noida", "Ayodhya"];
const CAMPAIGNS = [null, "diwali-2026", "google-brand"];

const at = <T>(list: readonly T[], seed: number): T => list[seed % list.length]!;

const VALUE = {
  text: (_field, seed) => `Sector ${(seed % 90) + 1}, near the "old" market`,
  longText: (_field, seed) => `Please call after 6 pm.\nWe have seen ${seed % 7} flats, none of them quiet.`,
  email: (_field, seed) => `visitor${seed}@example.com`,
  phone: (_field, seed) => String(9_800_000_000 + (seed % 100_000)),
  countryCode: (field) => field.options[0] ?? "+91",
  wholeNumber: (field, seed) => Math.min(field.max ?? 9, (field.min ?? 0) + (seed % 5)),
  amount: (_field, seed) => 2_500_000 + (seed % 100) * 50_000,
  size: (_field, seed) => 1 + (seed % 4),
  date: (field) => (field.not === "past" ? "2099-01-31" : "2026-01-31"),
  select: (field, seed) => at(allOptions(field.options), seed),
  choice: (field, seed) => at(allOptions(field.options), seed),
  yesNo: (_field, seed) => seed % 2 === 0,
  checkbox: (_field, seed) => seed % 3 === 0,
  pills: (field, seed) => [at(field.options, seed)],
  files: () => undefined,
  group: (field, seed) => [
    { id: 1, ...Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, valueOf(inner, seed)])) },
  ],
} satisfies { [K in FieldKind]: (field: FieldOf<K>, seed: number) => unknown };

const valueOf = (field: Field, seed: number): unknown =>
  (VALUE[field.kind] as (field: Field, seed: number) => unknown)(field, seed);

const uuid = (seed: number): string => `00000000-0000-4000-8000-${String(seed).padStart(12, "0")}`;

/** A row of `leads`, as `INSERT` takes it. */
export type LeadRow = Record<string, string | null>;

export function sampleLead(form: AnyForm, seed: number, changes: Partial<LeadRow> = {}): LeadRow {
  const body: Record<string, unknown> = { formType: form.type, formData: {} };
  for (const [name, path] of Object.entries(pathsOf(form))) {
    let inner = body;
    for (const step of path.slice(0, -1)) inner = (inner[step] ??= {}) as Record<string, unknown>;
    inner[path.at(-1)!] = name === "fullName" ? at(NAMES, seed) : valueOf(form.fields[name]!, seed);
  }
  return {
    id: uuid(seed),
    reference: `AIPM-${String(seed).padStart(6, "0")}`,
    form_type: form.type,
    full_name: at(NAMES, seed),
    email: seed % 3 === 0 ? null : `visitor${seed}@example.com`,
    country_code: "+91",
    phone: String(9_800_000_000 + (seed % 100_000)),
    city: at(CITIES, seed),
    payload: JSON.stringify(body),
    content_hash: String(seed),
    source_path: form.pages[0]?.path ?? null,
    referrer: seed % 2 === 0 ? "https://www.google.com/" : null,
    utm_source: at(CAMPAIGNS, seed) && "google",
    utm_campaign: at(CAMPAIGNS, seed),
    notice_version: "2026-11",
    flags: "",
    received_at: new Date(Date.UTC(2026, 9, 1) + seed * 40_000).toISOString(),
    ...changes,
  } as LeadRow;
}
