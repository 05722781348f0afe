import { TRAILING_COLUMNS } from "../../src/forms/columns.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { softWarningsOf } from "../../src/forms/soft-warnings.ts";
import { isObject } from "../../src/forms/objects.ts";
import { formOfType, readCatalogue } from "../catalogue.ts";
import type { Command, Context } from "./command.ts";
import { CommandFailure } from "../failure.ts";
import { type AttachedFile, filesOf } from "../lead/attached-files.ts";
import { findLeads } from "../lead/find-leads.ts";
import { columnOf, jsonLine, type Lead, payloadOf } from "../lead/lead.ts";
import { meaningOf } from "../../src/forms/flags.ts";
import { recordFound } from "../lead/reading.ts";
import type { Spooled } from "../lead/spooled-lead.ts";
import { answersIn } from "../lead/answer-text.ts";
import { chatLink, dialledPhone, phoneAsTyped } from "../lead/contact.ts";
import { type DeskFacts, factsOf, firstOf } from "../lead/desk-facts.ts";
import { shortTime } from "../../src/rules/office-time.ts";
import { promiseOf, callAdvice } from "../lead/when-to-call.ts";
import { languageName } from "../../src/i18n/locale.ts";
import { details, megabytesOf } from "../terminal/layout.ts";

type Pair = readonly [label: string, value: string];

const present = (pairs: readonly (readonly [string, string | null])[]): Pair[] =>
  pairs.flatMap(([label, value]) => (value ? [[label, value] as const] : []));

/** The flags of a lead in words, with the fields whose answers are doubtful. */
function marksOf({ flags }: Lead, form: AnyForm | undefined, payload: unknown): string {
  const doubts = form && isObject(payload) ? softWarningsOf(form, payload) : [];
  const marks = flags.split(",").filter(Boolean);
  return marks
    .map((mark) => {
      const named = doubts.filter(({ flag }) => flag === mark).map(({ name }) => form?.fields[name]?.label);
      return [meaningOf(mark), ...(named.length > 0 ? [`(${named.join(", ")})`] : [])].join(" ");
    })
    .join("\n");
}

interface Found {
  readonly lead: Lead;
  readonly form: AnyForm | undefined;
  readonly files: readonly AttachedFile[];
  readonly facts: DeskFacts | undefined;
  /** A link. */
  readonly chat: string;
}

function describe({ lead, form, files, facts, chat }: Found, now: number): string {
  const payload = payloadOf(lead);
  const calledAt = facts?.called_at;
  const promise = promiseOf(lead);
  const person = present([
    ["Reference", lead.reference],
    ["Form", form ? `${form.heading} (${form.type})` : lead.form_type],
    ["Received", `${lead.received_ist} IST`],
    ["Name", lead.full_name],
    ["Phone", dialledPhone(lead)],
    ["As typed", phoneAsTyped(form, payload)],
    ["Call", lead.call],
    ["When", callAdvice(lead, now)],
    ["Chat", chat],
    ["Email", lead.email],
    ["City", lead.city],
  ]);
  const desk = present([
    ["Called", calledAt ? `${shortTime(Date.parse(calledAt))} IST by ${facts.called_by}` : ""],
    [
      "Call before",
      calledAt || form?.unlisted ? "" : `${shortTime(promise)} IST${promise <= now ? ", which is over" : ""}`,
    ],
    ["Note", facts?.note ?? ""],
    ["Same number", facts ? firstOf(facts.others).join("\n") : ""],
  ]);
  const inWords: Readonly<Record<string, string>> = {
    files: "",
    call_time: "",
    language: languageName(lead.language),
    flags: marksOf(lead, form, payload),
  };
  const origin = present(
    TRAILING_COLUMNS.map(({ name, label }) => [label, inWords[name] ?? columnOf(lead, name)] as const),
  );
  const answers = answersIn(form, payload, lead.city);
  const attached = files.map(({ name, bytes }, i) => [`File ${i + 1}`, `${name} (${megabytesOf(bytes)})`] as const);
  return [person, desk, answers, attached, origin]
    .filter((block) => block.length > 0)
    .map(details)
    .join("\n\n");
}

async function run(context: Context): Promise<void> {
  const { given, words, now, store, say, note } = context;
  const [forms, open] = await Promise.all([readCatalogue(), store()]);
  const leads = await findLeads(open, words[0]!);
  await recordFound(context, leads);
  for (const [i, found] of leads.entries()) {
    const { lead, spooled } = found;
    if (given.json) say(jsonLine(lead));
    else {
      const known = Promise.all([filesOf(open, found), factsOf(open, [lead])]);
      const [files, facts] = await known.catch((error: unknown) => {
        if (!spooled || !(error instanceof CommandFailure)) throw error;
        note(`Its files cannot be named: ${error.message}`);
        return [[], new Map<string, DeskFacts>()] as const;
      });
      const form = formOfType(forms, lead.form_type);
      const chat = await chatLink(lead, form);
      say(`${i > 0 ? "\n" : ""}${describe({ lead, form, files, facts: facts.get(lead.id), chat }, now)}`);
      if (files.length > 0) note(`\nFor the files: npm run leads -- files ${lead.reference}`);
    }
    if (spooled) note(waitsFor(spooled));
  }
}

const waitsFor = ({ deadLetter }: Spooled): string =>
  deadLetter
    ? `\nIt could not be stored, and waits until somebody looks at it: ${deadLetter.reason}. See "A lead could not be stored" in docs/runbook.md.`
    : "\nIt still waits in the spool; the site stores it within ten minutes of the database's return.";

/**
 * `leads show REF`: prints everything that is known of a lead, also of one in the spool. Exit codes: 0, 2, 4; 3 where there is no such lead.
 */
export const show: Command = {
  name: "show",
  takes: "REF",
  about: "one lead with everything that it says",
  options: { json: { type: "boolean", about: "as JSON with the whole payload" } },
  examples: [
    ["show AIPM-7K3M9-2QXPA", "by its reference, in any case, with or without AIPM"],
    ["show 7b0c2d34-7f8e-4a6b-9b1e-0d8f2f1a9c22 --remote", "by its submission id"],
  ],
  run,
};
