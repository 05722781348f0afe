/** What an export writes, and where. */
import path from "node:path";
import * as v from "valibot";
import type { AnyForm } from "../../src/forms/define.ts";
import { formNamed, formOfType } from "../catalogue.ts";
import { BOM, csvRow } from "../csv/csv.ts";
import type { Format } from "../csv/export-files.ts";
import { briefSheetOf, sheetOf } from "../csv/sheet.ts";
import { inIndia } from "../dates.ts";
import { usage } from "../failure.ts";
import { jsonLine, type Lead } from "../lead/lead.ts";
import type { Filter } from "../lead/lead-query.ts";
import { stateFile } from "../state-file.ts";
import { type Context, optionText } from "./command.ts";
import { filterOf } from "./filter.ts";

const JSON_LINES: Format = { head: "", textOf: (lead) => `${jsonLine(lead)}\n` };

function csvOf(forms: readonly AnyForm[], isBrief: boolean): Format {
  const { headings, cellsOf } = isBrief ? briefSheetOf(forms) : sheetOf(forms);
  return { head: BOM + csvRow(headings), textOf: (lead) => csvRow(cellsOf(lead)) };
}

/** Up to when leads were exported from this machine, by scope. Where the file is lost, `--new` exports everything again. */
const cursorsOf = (context: Context) => stateFile(context, "exported", v.record(v.string(), v.string()));

/** The next `--new` of this scope begins at `storedBefore`. */
export function moveCursor(context: Context, scope: string, storedBefore: string): void {
  const cursors = cursorsOf(context);
  cursors.write({ ...cursors.read(), [scope]: storedBefore });
}

export interface ExportPlan {
  /** Which cursor it moves: a form's type, or "all". */
  readonly scope: string;
  /** Without its end, which is the time of the export. */
  readonly filter: Filter;
  /** The one file, or undefined where each form has its own. */
  readonly file: string | undefined;
  /** The format of the one file. */
  readonly format: Format;
  /** The file of a lead, and its format. */
  readonly fileOf: (lead: Lead) => readonly [file: string, format: () => Format];
}

/**
 * Reads the options of an export.
 * @throws CommandFailure (exit code 2) for options that contradict each other
 */
export function planOf(context: Context, forms: readonly AnyForm[]): ExportPlan {
  const { given, now } = context;
  const [name, out, split] = [optionText(given, "form"), optionText(given, "out"), optionText(given, "split")];
  if (out && split) throw usage("Choose either --out for one file or --split for one a form.");
  if (given.brief && given.json) throw usage("--brief is a spreadsheet, --json gives everything: choose one.");
  if (given.new && (given.since || given.until))
    throw usage("--new begins where the last export ended: leave out dates.");
  const form = name ? formNamed(forms, name) : undefined;
  const scope = form?.type ?? "all";
  const cursor = given.new ? cursorsOf(context).read()?.[scope] : undefined;
  const ending = given.json ? "jsonl" : "csv";
  const formatOf = (some: readonly AnyForm[]): Format => (given.json ? JSON_LINES : csvOf(some, given.brief === true));
  const stamp = inIndia(new Date(now).toISOString()).replace(" ", "-").replaceAll(":", "");
  const usual = `leads${form ? `-${form.type.toLowerCase()}` : ""}-${stamp}.${ending}`;
  const file = split ? undefined : path.resolve(out ?? usual);
  return {
    scope,
    filter: { ...filterOf(context, forms), ...(cursor && { storedSince: cursor }) },
    file,
    format: formatOf(form ? [form] : forms),
    fileOf(lead) {
      const own = formOfType(forms, lead.form_type);
      const type = (own?.type ?? lead.form_type).toLowerCase().replace(/[^a-z\d]+/g, "_");
      return [file ?? path.resolve(split!, `${type}.${ending}`), () => formatOf(own ? [own] : [])];
    },
  };
}
