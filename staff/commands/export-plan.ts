/** What an export writes, and where. */
import path from "node:path";
import * as v from "valibot";
import type { AnyForm } from "../../src/forms/define.ts";
import { formNamed } from "../catalogue.ts";
import { BOM, csvRow } from "../csv/csv.ts";
import { briefSheetOf, sheetOf } from "../csv/sheet.ts";
import { inIndia } from "../dates.ts";
import { usage } from "../failure.ts";
import { jsonLine, type Lead } from "../lead/lead.ts";
import type { Filter } from "../lead/lead-query.ts";
import { stateFile } from "../state-file.ts";
import { type Context, optionText } from "./command.ts";
import { filterOf } from "./filter.ts";

/** How leads are written: as CSV or as JSON lines. */
interface Format {
  /** The text before the first lead. */
  readonly head: string;
  readonly textOf: (lead: Lead) => string;
}

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
  readonly file: string;
  readonly format: Format;
}

/**
 * Reads the options of an export.
 * @throws CommandFailure (exit code 2) for options that contradict each other
 */
export function planOf(context: Context, forms: readonly AnyForm[]): ExportPlan {
  const { given, now } = context;
  const [name, out] = [optionText(given, "form"), optionText(given, "out")];
  if (given.brief && given.json) throw usage("--brief is a spreadsheet, --json gives everything: choose one.");
  if (given.new && (given.since || given.until))
    throw usage("--new begins where the last export ended: leave out dates.");
  const form = name ? formNamed(forms, name) : undefined;
  const scope = form?.type ?? "all";
  const cursor = given.new ? cursorsOf(context).read()?.[scope] : undefined;
  const stamp = inIndia(new Date(now).toISOString()).replace(" ", "-").replaceAll(":", "");
  const usual = `leads${form ? `-${form.type.toLowerCase()}` : ""}-${stamp}.${given.json ? "jsonl" : "csv"}`;
  return {
    scope,
    filter: { ...filterOf(context, forms), ...(cursor && { storedSince: cursor }) },
    file: path.resolve(out ?? usual),
    format: given.json ? JSON_LINES : csvOf(form ? [form] : forms, given.brief === true),
  };
}
