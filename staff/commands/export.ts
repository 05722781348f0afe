import path from "node:path";
import type { AnyForm } from "../../src/forms/define.ts";
import { readCatalogue } from "../catalogue.ts";
import { BOM, csvRow } from "../csv/csv.ts";
import { createBriefSheet, createSheet } from "../csv/sheet.ts";
import { inIndia } from "../dates.ts";
import { usage } from "../failure.ts";
import { collectLastRows, readCursor } from "../lead/export-cursor.ts";
import { jsonLine, type Lead } from "../lead/stored-lead.ts";
import { type Filter, lastRow, leadPages, matches, type StoredLead } from "../lead/lead-query.ts";
import { type Reading, recordReading } from "../lead/reading.ts";
import { spooledLeads } from "../lead/spooled-lead.ts";
import { EXPORTS, openOutput, outputPath } from "../output.ts";
import type { Sql } from "../store/sql.ts";
import type { Store } from "../store/store.ts";
import { plural, shortList } from "../terminal/layout.ts";
import { type Command, type Context, optionText } from "./command.ts";
import { chosenForms, FILTER_OPTIONS, readFilter } from "./filter.ts";

/** The text of leads, as CSV or as JSON lines. */
interface Format {
  /** The text before the first lead. */
  readonly head: string;
  toText(lead: Lead): string;
  /** References of leads with a cell that was cut. */
  readonly cut: Set<string>;
}

const JSON_LINES: Format = { head: "", toText: (lead) => `${jsonLine(lead)}\n`, cut: new Set() };

function createCsv(forms: readonly AnyForm[], isBrief: boolean): Format {
  const { headings, toCells } = isBrief ? createBriefSheet(forms) : createSheet(forms);
  const cut = new Set<string>();
  return {
    head: BOM + csvRow(headings),
    toText(lead) {
      const note = `… cut here. The whole text: npm run leads -- show ${lead.reference}`;
      const row = csvRow(toCells(lead), note);
      if (row.includes(note)) cut.add(lead.reference);
      return row;
    },
    cut,
  };
}

/** The leads in the spool. An unreadable object is named, and not exported. */
async function readSpool(store: Store, { note }: Context): Promise<ReadonlyMap<string, Lead>> {
  const leads = new Map<string, Lead>();
  for await (const { key, lead } of spooledLeads(store)) {
    if (lead) leads.set(lead.id, lead);
    else note(`${key} is not a lead that these commands can read.`);
  }
  return leads;
}

/** @throws CommandFailure (exit code 2) for options that contradict each other */
function readPlan(context: Context, forms: readonly AnyForm[]) {
  const { options, now } = context;
  const out = optionText(options, "out");
  if (options.brief && options.json)
    throw usage("--brief is a spreadsheet, --json has everything: choose one.");
  if (options.new && (options.since || options.until))
    throw usage("--new begins where the last export ended: leave out dates.");
  const chosen = chosenForms(context, forms);
  const types = chosen.map(({ type }) => type).toSorted();
  const stamp = inIndia(new Date(now).toISOString()).replace(" ", "-").replaceAll(":", "");
  const usual = `${["leads", ...types.slice(0, 3), stamp].join("-").toLowerCase()}.${options.json ? "jsonl" : "csv"}`;
  return {
    /** The cursor that the export moves. */
    scope: types.join() || "all",
    filter: readFilter(context, forms),
    target: out === "-" ? "-" : outputPath(out ?? usual, usual),
    format: options.json
      ? JSON_LINES
      : createCsv(chosen.length > 0 ? chosen : forms, options.brief === true),
  };
}

async function run(context: Context): Promise<void> {
  const { options, print, note } = context;
  const { scope, filter, target, format } = readPlan(context, await readCatalogue());
  const store = await context.store();
  // The spool comes first: a lead that is stored in between is in both, and written once.
  const spooled = new Map(options.spooled ? await readSpool(store, context) : []);
  const { afterRow, exported } = options.new ? await readCursor(context, store, scope) : {};
  const upToRow = (await lastRow(store)) ?? 0;
  const selected: Filter = { ...filter, upToRow, ...(afterRow !== undefined && { afterRow }) };
  const output = openOutput(target);
  const lastRows = collectLastRows();
  const seen: Sql[] = [];
  let reading: Reading | undefined;
  let done = 0;
  const write = (leads: readonly Lead[]): void => {
    output.write(leads.map(format.toText).join(""));
    done += leads.length;
  };
  try {
    output.write(format.head);
    for await (const page of leadPages(store, selected)) {
      const leads: readonly StoredLead[] = page.leads.filter(({ id }) => !exported?.has(id));
      write(leads);
      lastRows.add(leads);
      seen.push(page.same);
      for (const { id } of page.leads) spooled.delete(id);
    }
    write([...spooled.values()].filter((lead) => matches(filter, lead)));
    if (done > 0) reading = await recordReading(context, done, { seen });
    await output.publish();
  } catch (error) {
    output.discard();
    if (!output.isSeen()) await reading?.undo();
    throw error;
  }
  if (output.isFile) print(target);
  if (!filter.since && !filter.until) await lastRows.save(context, scope);
  if (format.cut.size > 0)
    note(
      `Some texts are longer than a cell and were cut. \`show\` prints them: ${shortList([...format.cut]).join(", ")}`,
    );
  note(`${plural(done, "lead")} exported.`);
}

/**
 * `leads export` writes leads into a file that appears only when it is complete, and prints its path. Exit codes: 0, 2, 4, and 1 if the file
 * cannot be written.
 */
export const exportLeads: Command = {
  name: "export",
  about: "leads as a spreadsheet (CSV) or as JSON lines",
  options: {
    ...FILTER_OPTIONS,
    spooled: { type: "boolean", about: "also those that still wait in the spool" },
    new: {
      type: "boolean",
      about: "only those that came in since the last export of its kind on this machine",
    },
    out: {
      type: "string",
      short: "o",
      value: "FILE",
      about: `default: ${path.join(EXPORTS, "leads-<time>.csv")}; - is stdout`,
    },
    brief: { type: "boolean", about: "twelve columns to read and call by, instead of all" },
  },
  json: "JSON lines with the whole payload instead of CSV",
  examples: [
    ["export --new --brief --remote", "those since your last export, in twelve columns"],
    ["export --since today", "today's leads of all forms in one sheet, with every answer"],
    [
      `export --form CONTACT_US --since 2026-11-01 --out ${EXPORTS}/november.csv --remote`,
      "one form of the deployed site",
    ],
    ["export --new --json --out - --remote", "new leads for another program"],
  ],
  run,
};
