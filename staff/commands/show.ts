import { TRAILING_COLUMNS } from "../../src/record/columns.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { findSoftWarnings } from "../../src/forms/soft-warnings.ts";
import { decodeBody } from "../../src/forms/wire.ts";
import { isObject } from "../../src/forms/objects.ts";
import { formByType, readCatalogue } from "../catalogue.ts";
import type { Command, Context } from "./command.ts";
import { CommandFailure } from "../failure.ts";
import { type AttachedFile, attachedFiles } from "../lead/attached-files.ts";
import { findLeads } from "../lead/find-leads.ts";
import { columnValue, jsonLine, type Lead, readPayload } from "../lead/stored-lead.ts";
import { explainFlag } from "../../src/record/flags.ts";
import { recordFound } from "../lead/reading.ts";
import { answersIn } from "../lead/answer-text.ts";
import {
  callAdvice,
  callOpening,
  chatLink,
  dialledPhone,
  phoneAsTyped,
  promisedCall,
} from "../lead/contact.ts";
import { type DeskFacts, readFacts } from "../lead/desk-facts.ts";
import { shortTime } from "../../src/record/office-time.ts";
import { SPOOL_FAILED } from "../../src/record/spool-key.ts";
import { languageName } from "../../src/i18n/locale.ts";
import { details, megabytes, shortList } from "../terminal/layout.ts";

type Pair = readonly [label: string, value: string];

const present = (pairs: readonly (readonly [string, string | null])[]): Pair[] =>
  pairs.flatMap(([label, value]) => (value ? [[label, value] as const] : []));

/** The flags of a lead in words, with the fields of doubtful answers. */
function describeMarks({ flags }: Lead, form: AnyForm | undefined, payload: unknown): string {
  const doubts =
    form && isObject(payload) ? findSoftWarnings(form, decodeBody(form, payload).values) : [];
  const marks = flags.split(",").filter(Boolean);
  return marks
    .map((mark) => {
      const labels = doubts
        .filter(({ flag }) => flag === mark)
        .map(({ name }) => form?.fields[name]?.label);
      return [explainFlag(mark), ...(labels.length > 0 ? [`(${labels.join(", ")})`] : [])].join(
        " ",
      );
    })
    .join("\n");
}

interface Details {
  readonly lead: Lead;
  readonly form: AnyForm | undefined;
  readonly files: readonly AttachedFile[];
  readonly facts: DeskFacts | undefined;
}

function describe({ lead, form, files, facts }: Details, now: number): string {
  const payload = readPayload(lead);
  const calledAt = facts?.called_at;
  const promise = promisedCall(lead);
  const person = present([
    ["Reference", lead.reference],
    ["Form", form ? `${form.heading} (${form.type})` : lead.form_type],
    ["Received", `${lead.received_ist} IST`],
    ["Name", lead.full_name],
    ["Phone", dialledPhone(lead)],
    ["Begin with", callOpening(lead)],
    ["As typed", phoneAsTyped(form, payload)],
    ["Call", lead.call],
    ["When", callAdvice(lead, now)],
    ["Chat", chatLink(lead)],
    ["Email", lead.email],
    ["City", lead.city],
  ]);
  const desk = present([
    ["Called", calledAt ? `${shortTime(Date.parse(calledAt))} IST by ${facts.called_by}` : ""],
    [
      "Call before",
      calledAt || form?.unlisted
        ? ""
        : `${shortTime(promise)} IST${promise <= now ? ", which has passed" : ""}`,
    ],
    ["Note", facts?.note ?? ""],
    ["Same number", facts ? shortList(facts.others).join("\n") : ""],
  ]);
  const inWords: Readonly<Record<string, string>> = {
    files: "",
    call_time: "",
    language: languageName(lead.language),
    flags: describeMarks(lead, form, payload),
  };
  const origin = present(
    TRAILING_COLUMNS.map(
      ({ name, label }) => [label, inWords[name] ?? columnValue(lead, name)] as const,
    ),
  );
  const answers = answersIn(form, payload);
  const attached = files.map(
    ({ name, bytes }, i) => [`File ${i + 1}`, `${name} (${megabytes(bytes)})`] as const,
  );
  return [person, desk, answers, attached, origin]
    .filter((block) => block.length > 0)
    .map(details)
    .join("\n\n");
}

async function run(context: Context): Promise<void> {
  const { options, words, now, store, print, note } = context;
  const [forms, open] = await Promise.all([readCatalogue(), store()]);
  const leads = await findLeads(open, words[0]!);
  await recordFound(context, leads);
  for (const [i, found] of leads.entries()) {
    const { lead, spooled } = found;
    if (options.json) print(jsonLine(lead));
    else {
      const reads = Promise.all([attachedFiles(open, found), readFacts(open, [lead])]);
      const [files, facts] = await reads.catch((error: unknown) => {
        if (!spooled || !(error instanceof CommandFailure)) throw error;
        note(`Its files cannot be listed: ${error.message}`);
        return [[], new Map<string, DeskFacts>()] as const;
      });
      const form = formByType(forms, lead.form_type);
      print((i > 0 ? "\n" : "") + describe({ lead, form, files, facts: facts.get(lead.id) }, now));
      if (files.length > 0) note(`\nFor the files: npm run leads -- files ${lead.reference}`);
    }
    if (spooled?.key.startsWith(SPOOL_FAILED))
      note("\nIt could not be stored for a day, and was set aside: see docs/runbook.md.");
    else if (spooled)
      note(
        "\nIt still waits in the spool. The site stores it some minutes after the database's return.",
      );
  }
}

/** `leads show REF` prints everything about a lead, also about one in the spool. Exit codes: 0, 2, 4, and 3 for an unknown lead. */
export const show: Command = {
  name: "show",
  takes: "REF",
  about: "everything about one lead",
  options: {},
  json: "a line of JSON with the whole payload",
  examples: [
    ["show AIPM-7K3M9-2QXPA", "by its reference, in any case, with or without AIPM"],
    ["show 7b0c2d34-7f8e-4a6b-9b1e-0d8f2f1a9c22 --remote", "by its submission id"],
  ],
  run,
};
