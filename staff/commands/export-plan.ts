/** What an export writes, where, and up to when. */
import path from "node:path";
import type { AnyForm } from "../../src/forms/define.ts";
import { formNamed, formOfType } from "../catalogue.ts";
import { type Context, optionText } from "./command.ts";
import { filterOf } from "./which.ts";
import { inIndia } from "../dates.ts";
import { usage } from "../failure.ts";
import { jsonLine, type Lead } from "../lead/lead.ts";
import type { Filter } from "../lead/lead-query.ts";
import { BOM, csvRow } from "../csv/csv.ts";
import { exportCursor } from "../csv/export-cursor.ts";
import type { Format } from "../csv/export-files.ts";
import { briefSheetOf } from "../csv/brief-sheet.ts";
import { sheetOf } from "../csv/sheet.ts";

const JSON_LINES: Format = { head: "", textOf: jsonLine };

function csvOf(forms: readonly AnyForm[], isBrief: boolean): Format {
  const { headings, cellsOf } = isBrief ? briefSheetOf(forms) : sheetOf(forms);
  return { head: BOM + csvRow(headings), textOf: (lead) => csvRow(cellsOf(lead)) };
}

export interface ExportPlan {
  /** What `--new` remembers. */
  readonly scope: string;
  readonly filter: Filter;
  /** The one file, or undefined where each form has its own. */
  readonly file: string | undefined;
  readonly format: (forms: readonly AnyForm[]) => Format;
  readonly placeOf: (lead: Lead) => readonly [file: string, format: () => Format];
  readonly forms: readonly AnyForm[];
}

export function planOf(context: Context, all: readonly AnyForm[], clock: string): ExportPlan {
  const { given, place, state, now } = context;
  const [name, out, split] = [optionText(given, "form"), optionText(given, "out"), optionText(given, "split")];
  if (out && split) throw usage("Choose either --out for one file or --split for one a form.");
  if (given.brief && given.json) throw usage("--brief is a spreadsheet, --json gives everything: choose one.");
  if (given.new && (given.since || given.until))
    throw usage("--new begins where the last export ended: leave out dates.");
  const form = name ? formNamed(all, name) : undefined;
  const scope = form?.type ?? "all";
  const cursor = given.new ? exportCursor(place, state).get(scope) : undefined;
  const ending = given.json ? "jsonl" : "csv";
  const format = (forms: readonly AnyForm[]): Format => (given.json ? JSON_LINES : csvOf(forms, given.brief === true));
  const stamp = inIndia(new Date(now).toISOString()).replace(" ", "-").replaceAll(":", "");
  const file = split
    ? undefined
    : path.resolve(out ?? `leads${form ? `-${form.type.toLowerCase()}` : ""}-${stamp}.${ending}`);
  return {
    scope,
    filter: { ...filterOf(context, all), ...(cursor && { storedSince: cursor }), storedBefore: clock },
    file,
    format,
    placeOf(lead) {
      const own = formOfType(all, lead.form_type);
      const type = (own?.type ?? lead.form_type).toLowerCase().replace(/[^a-z\d]+/g, "_");
      return [file ?? path.resolve(split!, `${type}.${ending}`), () => format(own ? [own] : [])];
    },
    forms: form ? [form] : all,
  };
}
