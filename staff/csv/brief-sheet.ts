/** `export --brief`: twelve columns to read and to call by, the same for every form. */
import type { AnyForm } from "../../src/forms/define.ts";
import { languageName } from "../../src/i18n/locale.ts";
import { formOfType } from "../catalogue.ts";
import { inIndia } from "../dates.ts";
import { amountsIn, summaryOf } from "../lead/answer-text.ts";
import { type Lead, payloadOf } from "../lead/lead.ts";
import { promiseOf } from "../lead/when-to-call.ts";
import type { Sheet } from "./sheet.ts";

const HEADINGS = [
  "Received (IST)",
  "Reference",
  "Form",
  "Name",
  "Phone",
  "Call before (IST)",
  "City",
  "Wants",
  "Amount",
  "Files",
  "Marks",
  "Language",
] as const;

function amountCell(form: AnyForm | undefined, payload: unknown): string {
  const amounts = amountsIn(form, payload);
  if (amounts.length === 1) return amounts[0]![1];
  return amounts.map(([label, words]) => `${label}: ${words}`).join("\n");
}

/** Phone numbers begin with `tel:`, because spreadsheets take a cell that begins with a plus for a formula. */
export const briefSheetOf = (forms: readonly AnyForm[]): Sheet => ({
  headings: HEADINGS,
  cellsOf(lead: Lead) {
    const form = formOfType(forms, lead.form_type);
    const payload = payloadOf(lead);
    return [
      lead.received_ist.slice(0, 16),
      lead.reference,
      form?.heading ?? lead.form_type,
      lead.full_name,
      lead.call,
      form?.unlisted ? "" : inIndia(new Date(promiseOf(lead)).toISOString()).slice(0, 16),
      lead.city ?? "",
      summaryOf(form, payload),
      amountCell(form, payload),
      lead.files ?? "",
      lead.flags.replaceAll(",", ", "),
      languageName(lead.language),
    ];
  },
});
