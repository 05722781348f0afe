import * as v from "valibot";
import type { AnyForm } from "../../src/forms/define.ts";
import { languageName } from "../../src/i18n/locale.ts";
import { duePromises, hoursOn, morningBefore, shortTime } from "../../src/record/office-time.ts";
import { dayInIndia } from "../../src/forms/reading/dates.ts";
import { formByType, headingByType, readCatalogue } from "../catalogue.ts";
import { CommandFailure } from "../failure.ts";
import { daysBefore } from "../dates.ts";
import {
  callAdvice,
  callOpening,
  chatLink,
  dialledPhone,
  dialReady,
  promisedCall,
  receivedTime,
} from "../lead/contact.ts";
import { type DeskFacts, readFacts, LOOKS_BACK, waitsForCall } from "../lead/desk-facts.ts";
import { waitingWork } from "../lead/waiting.ts";
import { explainFlag } from "../../src/record/flags.ts";
import { jsonLine, type Lead } from "../lead/stored-lead.ts";
import {
  toCondition,
  type Filter,
  firstLeads,
  NEWEST_FIRST,
  OLDEST_FIRST,
} from "../lead/lead-query.ts";
import { byId, recordReading } from "../lead/reading.ts";
import { all, raw, type Sql, sql } from "../store/sql.ts";
import { queryRows, type Store } from "../store/store.ts";
import { oneLine, plural } from "../terminal/layout.ts";
import { fit } from "../terminal/width.ts";
import { type Command, type Context, readLimit } from "./command.ts";

/** Default number of leads in each section, so that both fit on one screen. */
const SHOWN = 10;

const iso = (time: number): string => new Date(time).toISOString();

/** Counting stops at this number of leads, because no one calls more in a day. */
const MAX_COUNTED = 300;

interface Section {
  readonly filter: Filter;
  readonly where?: Sql;
  /** Condition for leads that another section already shows. */
  readonly elsewhere?: Sql;
  readonly order: "ASC" | "DESC";
}

const Searched = v.object({ id: v.string(), elsewhere: v.number() });

/** Reads the first leads of a section, and counts all up to `MAX_COUNTED` by their ids, because payloads are large. */
async function readSection(
  store: Store,
  { filter, where = raw("1"), elsewhere = raw("0"), order }: Section,
  limit: number,
): Promise<{ readonly leads: readonly Lead[]; readonly total: number; readonly isMore: boolean }> {
  const searched = await queryRows(
    store,
    Searched,
    sql`SELECT id, ${elsewhere} AS elsewhere FROM leads WHERE ${toCondition(filter)} AND ${where}
      ORDER BY received_at ${raw(order)} LIMIT ${MAX_COUNTED}`,
  );
  const own = searched.filter(({ elsewhere: isElsewhere }) => isElsewhere === 0);
  const listed = byId(own.slice(0, limit));
  const leads = await firstLeads(
    store,
    { filter: { withSpam: true }, where: listed },
    order === "ASC" ? OLDEST_FIRST : NEWEST_FIRST,
    limit,
  );
  return { leads, total: own.length, isMore: searched.length === MAX_COUNTED };
}

/** Condition for leads whose promise ends before the office closes. On a closed day, only for leads that are already late. */
const dueToday = (forms: readonly AnyForm[], now: number): Sql => {
  const until = Math.max(hoursOn(dayInIndia(now))?.closes ?? now, now);
  return all([
    sql`received_at >= ${daysBefore(LOOKS_BACK, {}, now)}`,
    sql`received_at <= ${iso(duePromises(until))}`,
    waitsForCall(forms),
  ]);
};

function officeAt(now: number): string {
  const hours = hoursOn(dayInIndia(now));
  const [opens, closes] = [hours?.opens, hours?.closes].map((time) =>
    time ? shortTime(time).slice(-5) : "",
  );
  if (!hours) return "the office is closed today";
  if (now >= hours.closes) return `the office closed at ${closes}`;
  return now < hours.opens ? `the office opens at ${opens}` : `office hours until ${closes}`;
}

/** Hyperlinks a text (OSC 8). Terminals without hyperlinks show the text alone. */
const linked = (words: string, address: string): string =>
  `\u001B]8;;${address}\u0007${words}\u001B]8;;\u0007`;

interface Screen {
  readonly forms: readonly AnyForm[];
  readonly facts: ReadonlyMap<string, DeskFacts>;
  readonly now: number;
  /** A terminal gets hyperlinks, a pipe gets their addresses. */
  readonly isLinked: boolean;
}

/** "late since Fri 27 Nov 12:00" */
function urgency(lead: Lead, facts: DeskFacts, { forms, now }: Screen): string {
  if (facts.called_at) return `called by ${facts.called_by}`;
  if (formByType(forms, lead.form_type)?.unlisted) return "";
  const promise = promisedCall(lead);
  return promise <= now ? `late since ${shortTime(promise)}` : `call before ${shortTime(promise)}`;
}

function toLines(lead: Lead, screen: Screen): string[] {
  const { forms, now, isLinked } = screen;
  const facts = screen.facts.get(lead.id)!;
  const others = facts.others.length;
  const chat = chatLink(lead);
  const phone = dialledPhone(lead);
  const first = [
    fit(oneLine(lead.reference), 16),
    fit(urgency(lead, facts, screen), 28),
    fit(oneLine(lead.full_name), 22),
    isLinked ? linked(fit(phone, 16), lead.call) : fit(phone, 16),
    isLinked ? linked("WhatsApp", chat) : "",
  ];
  const about = [
    headingByType(forms, lead.form_type),
    lead.city ?? "",
    lead.language === "en" ? "" : languageName(lead.language),
    `came ${shortTime(receivedTime(lead))}`,
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
      .map((flag) => `  ! ${oneLine(explainFlag(flag))}`),
    `  Begin with: ${oneLine(callOpening(lead))}`,
    ...(isLinked ? [] : [`  tel:${dialReady(lead)}  ${chat}`]),
  ];
}

async function readSections(store: Store, forms: readonly AnyForm[], now: number, limit: number) {
  const morning = morningBefore(now);
  const isDue = dueToday(forms, now);
  return [
    {
      heading: "To call today, the oldest first",
      more: "list --due",
      ...(await readSection(store, { filter: {}, where: isDue, order: "ASC" }, limit)),
    },
    {
      heading: `New since ${shortTime(morning)}`,
      more: `list --since ${dayInIndia(morning)}`,
      ...(await readSection(
        store,
        { filter: { since: iso(morning) }, elsewhere: isDue, order: "DESC" },
        limit,
      )),
    },
  ];
}

async function run(context: Context): Promise<void> {
  const { options, now, place, isTerminal, store, print, note } = context;
  const limit = readLimit(options, SHOWN, 100);
  const [forms, open] = await Promise.all([readCatalogue(), store()]);
  const sections = await readSections(open, forms, now, limit);
  const listed = sections.flatMap(({ leads }) => leads);
  if (listed.length > 0) await recordReading(context, listed.length, { seen: [byId(listed)] });
  const screen = { forms, facts: await readFacts(open, listed), now, isLinked: isTerminal };
  const remote = place === "remote" ? " --remote" : "";
  if (options.json) for (const lead of listed) print(jsonLine(lead));
  else print(`${shortTime(now)} IST, ${officeAt(now)}`);
  for (const { heading, leads, total, isMore, more } of sections) {
    if (!options.json) {
      print(`\n${heading}: ${total}${isMore ? " or more" : ""}`);
      for (const lead of leads) for (const line of toLines(lead, screen)) print(line);
    }
    const others = total - leads.length;
    if (others > 0)
      (options.json ? note : print)(`  and ${others} more: npm run leads -- ${more}${remote}`);
  }
  const waiting = await waitingWork(open).catch((error: unknown) => {
    if (!(error instanceof CommandFailure)) throw error;
    return [`the spool could not be read: ${error.message}`];
  });
  for (const line of waiting) note(`\n! ${line}. See npm run leads -- doctor${remote}`);
  note(`\nAfter a call: npm run leads -- called REFERENCE${remote}`);
}

/** `leads today` prints the calls of today, and the leads since the office opened on the working day before. Exit codes: 0, 2, 4. */
export const today: Command = {
  name: "today",
  about:
    "the first screen of a morning: calls to make and new leads, with links to call and to chat",
  options: {
    limit: { type: "string", value: "N", about: `the most leads in each part (${SHOWN})` },
  },
  json: "JSON lines of the leads on the screen",
  examples: [
    ["today --remote", "the deployed site, this morning"],
    ["today --limit 30 --remote | less", "more of them, with the addresses in full"],
  ],
  run,
};
