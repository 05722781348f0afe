/** 200 leads of all forms and both languages, from three days. */
import type { AnyForm } from "../../src/forms/define.ts";
import { type LeadRow, sampleLead } from "./sample-lead.ts";

/** Saturday, 21 November 2026, five past nine in India. */
export const MORNING = Date.parse("2026-11-21T09:05:00+05:30");
const BEGIN = Date.parse("2026-11-18T07:05:00+05:30");

const HINDI = ["लता शर्मा", "मीना क्षीरसागर", "राजेश त्रिपाठी", "श्रीमती प्रज्ञा द्विवेदी"];
const MARKS = ["", "", "", "", "", "", "honeypot", "", "files_unverified", "flood", "spam"];
const COUNT = 200;

/** Every seventh number repeats, every third lead is in Hindi, and three are from abroad with a trunk 0. */
export function threeDays(forms: readonly AnyForm[]): LeadRow[] {
  return Array.from({ length: COUNT }, (_, i) => {
    const form = forms[i % forms.length]!;
    const isHindi = i % 3 === 0;
    const received = BEGIN + Math.floor((i / COUNT) * (MORNING - BEGIN));
    return sampleLead(form, i, {
      reference: `AIPM-7K${String(i).padStart(3, "0")}-2QXPA`,
      received_at: new Date(received).toISOString(),
      stored_at: new Date(received).toISOString(),
      ...(isHindi && {
        language: "hi",
        full_name: HINDI[i % HINDI.length]!,
        source_path: `/hi${form.pages[0]?.path ?? ""}`,
      }),
      phone: String(9_800_000_000 + (i % 7 === 0 ? 7 : i)),
      ...(i % 67 === 0 && { country_code: "+44", phone: `0791112345${i % 10}` }),
      flags: MARKS[i % MARKS.length]!,
    });
  });
}
