/** Leads as people read and call them: twelve columns, whatever the form. */
import type { AnyForm } from "../../src/forms/define.ts";
import { languageName } from "../../src/i18n/locale.ts";
import { formOfType } from "../catalogue.ts";
import { inIndia } from "../dates.ts";
import { amountsIn, wantsIn } from "../lead/answer-text.ts";
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

/** A phone number begins with `tel:`, as in the column "Call": a cell that begins with a plus is a formula to spreadsheets. */
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
      wantsIn(form, payload),
      amountCell(form, payload),
      lead.files ?? "",
      lead.flags.replaceAll(",", ", "),
      languageName(lead.language),
    ];
  },
});
