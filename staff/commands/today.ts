import * as v from "valibot";
import type { AnyForm } from "../../src/forms/define.ts";
import { languageName } from "../../src/i18n/locale.ts";
import { duePromises, hoursOn, morningBefore, shortTime } from "../../src/rules/office-time.ts";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import { formOfType, headingOf, readCatalogue } from "../catalogue.ts";
import { CommandFailure } from "../failure.ts";
import { since } from "../dates.ts";
import { chatLink, dialledPhone, dialReady } from "../lead/contact.ts";
import { type DeskFacts, factsOf, LOOKS_BACK, waitsForCall } from "../lead/desk-facts.ts";
import { diagnoseSpool } from "../lead/diagnosis.ts";
import { meaningOf } from "../../src/forms/flags.ts";
import type { Lead } from "../lead/lead.ts";
import { conditionsOf, type Filter, firstLeads, NEWEST_FIRST, OLDEST_FIRST } from "../lead/lead-query.ts";
import { byId, recordReading } from "../lead/reading.ts";
import { promiseOf, callAdvice } from "../lead/when-to-call.ts";
import { all, raw, type Sql, sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";
import { oneLine, plural } from "../terminal/layout.ts";
import { fit } from "../terminal/width.ts";
import { type Command, type Context, limitOf } from "./command.ts";

/** Leads in each section, so that both fit on one screen. */
const SHOWN = 10;

const iso = (at: number): string => new Date(at).toISOString();

/** So many leads of a section are looked at and counted: nobody calls more on a day. */
const LOOKED_AT = 300;

interface Section {
  readonly filter: Filter;
  readonly where?: Sql;
  /** Leads that stand in another section. */
  readonly elsewhere?: Sql;
  readonly order: "ASC" | "DESC";
}

const Looked = v.object({ id: v.string(), elsewhere: v.number() });

/** The first leads of a section, and how many there are with those that are not shown. */
async function sectionOf(
  store: Store,
  { filter, where = raw("1"), elsewhere = raw("0"), order }: Section,
  limit: number,
): Promise<{ readonly leads: readonly Lead[]; readonly total: number; readonly isMore: boolean }> {
  const looked = await rowsOf(
    store,
    Looked,
    sql`SELECT id, ${elsewhere} AS elsewhere FROM leads WHERE ${conditionsOf(filter)} AND ${where}
      ORDER BY received_at ${raw(order)} LIMIT ${LOOKED_AT}`,
  );
  const own = looked.filter((one) => one.elsewhere === 0);
  const shown = byId(own.slice(0, limit));
  const leads = await firstLeads(
    store,
    { filter: { withSpam: true }, where: shown },
    order === "ASC" ? OLDEST_FIRST : NEWEST_FIRST,
    limit,
  );
  return { leads, total: own.length, isMore: looked.length === LOOKED_AT };
}

/** A condition: leads that are late, or will be before the office closes. On a day when it is closed: those that are late. */
const dueToday = (forms: readonly AnyForm[], now: number): Sql => {
  const until = Math.max(hoursOn(dayInIndia(now))?.closes ?? now, now);
  return all([
    sql`received_at >= ${since(LOOKS_BACK, now)}`,
    sql`received_at <= ${iso(duePromises(until))}`,
    waitsForCall(forms),
  ]);
};

function officeAt(now: number): string {
  const hours = hoursOn(dayInIndia(now));
  const [opens, closes] = [hours?.opens, hours?.closes].map((at) => (at ? shortTime(at).slice(-5) : ""));
  if (!hours) return "no office day";
  if (now >= hours.closes) return `the office closed at ${closes}`;
  return now < hours.opens ? `the office opens at ${opens}` : `office hours until ${closes}`;
}

/** A link for terminals, which show its words and not its address. */
const linked = (words: string, address: string): string => `\u001B]8;;${address}\u0007${words}\u001B]8;;\u0007`;

interface Screen {
  readonly forms: readonly AnyForm[];
  readonly facts: ReadonlyMap<string, DeskFacts>;
  readonly now: number;
  /** Whether links are words; else their addresses are printed. */
  readonly isLinked: boolean;
}

/** "late since Fri 27 Nov 12:00" */
function urgency(lead: Lead, facts: DeskFacts, { forms, now }: Screen): string {
  if (facts.called_at) return `called by ${facts.called_by}`;
  if (formOfType(forms, lead.form_type)?.unlisted) return "";
  const promise = promiseOf(lead);
  return promise <= now ? `late since ${shortTime(promise)}` : `call before ${shortTime(promise)}`;
}

async function linesOf(lead: Lead, screen: Screen): Promise<string[]> {
  const { forms, now, isLinked } = screen;
  const facts = screen.facts.get(lead.id)!;
  const others = facts.others.length;
  const form = formOfType(forms, lead.form_type);
  const chat = await chatLink(lead, form);
  const phone = dialledPhone(lead);
  const first = [
    fit(oneLine(lead.reference), 16),
    fit(urgency(lead, facts, screen), 28),
    fit(oneLine(lead.full_name), 22),
    isLinked ? linked(fit(phone, 16), lead.call) : fit(phone, 16),
    isLinked ? linked("WhatsApp", chat) : "",
  ];
  const about = [
    headingOf(forms, lead.form_type),
    lead.city ?? "",
    lead.language === "en" ? "" : languageName(lead.language),
    `came ${shortTime(Date.parse(lead.received_at))}`,
    others === 0 ? "" : `${plural(others, "other")} from this number`,
    callAdvice(lead, now),
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

async function run(context: Context): Promise<void> {
  const { given, now, place, store, say, note } = context;
  const beyond = "`list --due` and `list --since yesterday` give more";
  const limit = limitOf(given, { usual: SHOWN, most: 100, beyond });
  const [forms, open] = await Promise.all([readCatalogue(), store()]);
  const morning = morningBefore(now);
  const isDue = dueToday(forms, now);
  const sections = [
    {
      heading: "To call today, the oldest first",
      more: "list --due",
      ...(await sectionOf(open, { filter: {}, where: isDue, order: "ASC" }, limit)),
    },
    {
      heading: `New since ${shortTime(morning)}`,
      more: `list --since ${dayInIndia(morning)}`,
      ...(await sectionOf(open, { filter: { since: iso(morning) }, elsewhere: isDue, order: "DESC" }, limit)),
    },
  ];
  const shown = sections.flatMap(({ leads }) => leads);
  if (shown.length > 0) await recordReading(context, shown.length, { seen: byId(shown) });
  say(`${shortTime(now)} IST, ${officeAt(now)}`);
  const screen = { forms, facts: await factsOf(open, shown), now, isLinked: context.isTerminal };
  const remote = place === "remote" ? " --remote" : "";
  for (const { heading, leads, total, isMore, more } of sections) {
    say(`\n${heading}: ${total}${isMore ? " or more" : ""}`);
    for (const lead of leads) for (const line of await linesOf(lead, screen)) say(line);
    if (total > leads.length) say(`  and ${total - leads.length} more: npm run leads -- ${more}${remote}`);
  }
  const spool = await diagnoseSpool(open, now).catch((error: unknown) => {
    if (!(error instanceof CommandFailure)) throw error;
    note(`\nWhat waits in the spool is not known: ${error.message}`);
    return [];
  });
  const waiting = spool.filter(({ is }) => is !== "empty" && is !== "none");
  for (const { what, is } of waiting) say(`\n! ${what}: ${is.split("\n")[0]}. npm run leads -- doctor${remote}`);
  note(`\nWhen you have called: npm run leads -- called REFERENCE${remote}`);
}

/**
 * `leads today`: prints whom to call today, and what is new since the office opened on the working day before. Exit codes: 0, 2, 4.
 */
export const today: Command = {
  name: "today",
  about: "the first screen of a morning: whom to call, and what is new, with links to call and to chat",
  options: {
    limit: { type: "string", value: "N", about: `at most so many in each part (${SHOWN})` },
  },
  examples: [
    ["today --remote", "the deployed site, this morning"],
    ["today --limit 30 --remote | less", "more of them, with the addresses in full"],
  ],
  run,
};
