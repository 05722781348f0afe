/** `leads today`: the first screen of a morning. Who is to be called first, and what is new, with a tap for each. */
import type { AnyForm } from "../../src/forms/define.ts";
import { languageName } from "../../src/i18n/locale.ts";
import { duePromises, hoursOn, morningBefore } from "../../worker/office-time.ts";
import { dayInIndia } from "../../src/forms/dates.ts";
import { formOfType, readCatalogue } from "../catalogue.ts";
import { since } from "../dates.ts";
import { usage } from "../failure.ts";
import { chatLink, dialledPhone, dialReady } from "../lead/contact.ts";
import { type DeskFacts, factsOf, LOOKS_BACK, sameNumber, waitsForCall } from "../lead/desk-facts.ts";
import { diagnoseSpool } from "../lead/diagnosis.ts";
import { meaningOf } from "../lead/flags.ts";
import { jsonLine, Lead, SELECTED } from "../lead/lead.ts";
import { conditionsOf } from "../lead/lead-query.ts";
import { recordReading, these } from "../lead/reading.ts";
import { promiseOf, shortTime, whenToCall } from "../lead/when-to-call.ts";
import { all, raw, type Sql, sql } from "../store/sql.ts";
import { numberOf, rowsOf, type Store } from "../store/store.ts";
import { oneLine } from "../terminal/layout.ts";
import { fit } from "../terminal/width.ts";
import { type Command, type Context, optionText } from "./command.ts";

/** So many of each part: a morning is one screen. */
const SHOWN = 10;

interface Part {
  readonly leads: readonly Lead[];
  /** With those that are not shown. */
  readonly total: number;
}

async function partOf(store: Store, where: Sql, order: string, limit: number): Promise<Part> {
  const [leads, total] = await Promise.all([
    rowsOf(store, Lead, sql`SELECT ${SELECTED} FROM leads WHERE ${where} ORDER BY ${raw(order)} LIMIT ${limit}`),
    numberOf(store, sql`SELECT COUNT(*) AS n FROM leads WHERE ${where}`),
  ]);
  return { leads, total };
}

/** Who is late, or becomes so before the office closes; on a day on which it does not open, who is late already. */
const dueToday = (forms: readonly AnyForm[], now: number): Sql => {
  const until = Math.max(hoursOn(dayInIndia(now))?.closes ?? now, now);
  return all([
    conditionsOf({ since: since(LOOKS_BACK, now) }),
    sql`received_at <= ${new Date(duePromises(until)).toISOString()}`,
    waitsForCall(forms),
  ]);
};

/** A link that a terminal opens, with words of our own instead of the address. */
const linked = (words: string, address: string): string => `\u001B]8;;${address}\u0007${words}\u001B]8;;\u0007`;

interface Shown {
  readonly forms: readonly AnyForm[];
  readonly facts: ReadonlyMap<string, DeskFacts>;
  readonly now: number;
  /** Addresses behind words; else they are printed in full. */
  readonly isLinked: boolean;
}

/** When to call, as the first thing of a line. */
function urgency(lead: Lead, facts: DeskFacts, { forms, now }: Shown): string {
  if (facts.called_at) return `called by ${facts.called_by}`;
  if (formOfType(forms, lead.form_type)?.unlisted) return "";
  const promise = promiseOf(lead);
  return promise <= now ? `late since ${shortTime(promise)}` : `call before ${shortTime(promise)}`;
}

async function linesOf(lead: Lead, shown: Shown): Promise<string[]> {
  const { forms, facts: known, now, isLinked } = shown;
  const facts = known.get(lead.id)!;
  const form = formOfType(forms, lead.form_type);
  const chat = await chatLink(lead, form);
  const phone = dialledPhone(lead);
  const first = [
    fit(oneLine(lead.reference), 16),
    fit(urgency(lead, facts, shown), 28),
    fit(oneLine(lead.full_name), 22),
    isLinked ? linked(fit(phone, 16), lead.call) : fit(phone, 16),
    isLinked ? linked("WhatsApp", chat) : "",
  ];
  const about = [
    form?.heading ?? lead.form_type,
    lead.city ?? "",
    lead.language === "en" ? "" : languageName(lead.language),
    `came ${shortTime(Date.parse(lead.received_at))}`,
    sameNumber(facts),
    whenToCall(lead, now),
    facts.note ?? "",
  ];
  return [
    first.join("  ").trimEnd(),
    `  ${about.filter(Boolean).map(oneLine).join(" · ")}`,
    ...lead.flags
      .split(",")
      .filter(Boolean)
      .map((flag) => `  ! ${oneLine(meaningOf(flag))}`),
    ...(isLinked ? [] : [`  tel:${dialReady(lead)}  ${chat}`]),
  ];
}

async function saySection(heading: string, part: Part, shown: Shown, { say }: Context, more: string): Promise<void> {
  say(`\n${heading}: ${part.total}`);
  for (const lead of part.leads) for (const line of await linesOf(lead, shown)) say(line);
  if (part.total > part.leads.length) say(`  and ${part.total - part.leads.length} more: npm run leads -- ${more}`);
}

function limitOf(words: string): number {
  const limit = Number(words);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 100) return limit;
  throw usage("--limit is a number from 1 to 100; `list --due` and `list --since yesterday` give more.");
}

async function run(context: Context): Promise<void> {
  const { given, now, place, store, say, note } = context;
  const limit = limitOf(optionText(given, "limit") ?? String(SHOWN));
  const [forms, open] = await Promise.all([readCatalogue(), store()]);
  const morning = morningBefore(now);
  const isDue = dueToday(forms, now);
  const due = await partOf(open, isDue, "received_at, id", limit);
  // One that is due stands above already.
  const isFresh = all([conditionsOf({ since: new Date(morning).toISOString() }), sql`NOT (${isDue})`]);
  const fresh = await partOf(open, isFresh, "received_at DESC, id DESC", limit);
  const leads = [...due.leads, ...fresh.leads];
  if (leads.length > 0) await recordReading(context, leads.length, { seen: these(leads) });
  if (given.json) {
    for (const lead of leads) say(jsonLine(lead).trimEnd());
    return;
  }
  const hours = hoursOn(dayInIndia(now));
  const office = hours ? `office hours until ${shortTime(hours.closes).slice(-5)}` : "no office day";
  say(`${shortTime(now)} IST, ${office}`);
  const facts = await factsOf(open, leads);
  const shown = { forms, facts, now, isLinked: context.isTerminal && !given.links };
  const remote = place === "remote" ? " --remote" : "";
  await saySection("To call today, the oldest first", due, shown, context, `list --due${remote}`);
  await saySection(
    `New since ${shortTime(morning)}`,
    fresh,
    shown,
    context,
    `list --since ${dayInIndia(morning)}${remote}`,
  );
  const waiting = (await diagnoseSpool(open, now)).filter(({ is }) => is !== "empty" && is !== "none");
  for (const { what, is } of waiting) say(`\n! ${what}: ${is.split("\n")[0]}. npm run leads -- doctor${remote}`);
  note(`\nWhen you have called: npm run leads -- called REFERENCE${remote}`);
}

export const today: Command = {
  name: "today",
  about: "the morning's screen: whom to call first, and what is new, with a tap to call and to chat",
  options: {
    limit: { type: "string", value: "N", about: `at most so many of each part (${SHOWN})` },
    links: { type: "boolean", about: "print the addresses, where the terminal opens none behind a word" },
    json: { type: "boolean", about: "the same leads as JSON lines with the whole payload" },
  },
  examples: [
    ["today --remote", "the deployed site, this morning"],
    ["today --links --limit 30 --remote | less", "more of them, with the addresses in full"],
  ],
  run,
};
