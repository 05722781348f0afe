import { normalisePhone } from "../../src/forms/reading/phone.ts";
import { languageName } from "../../src/i18n/locale.ts";
import { headingOf, readCatalogue } from "../catalogue.ts";
import { type Command, type Context, limitOf, optionText } from "./command.ts";
import { FILTER_OPTIONS, filterOf } from "./filter.ts";
import { since } from "../dates.ts";
import { usage } from "../failure.ts";
import { jsonLine, type Lead } from "../lead/lead.ts";
import { firstLeads, NEWEST_FIRST, OLDEST_FIRST } from "../lead/lead-query.ts";
import { cityNames } from "../lead/city-names.ts";
import { dialledPhone } from "../lead/contact.ts";
import { type DeskFacts, factsOf, LOOKS_BACK, NOBODY_READ, waitsForCall } from "../lead/desk-facts.ts";
import { LOOKS_LIKE_A_PROGRAM } from "../lead/flags.ts";
import { byId, recordReading } from "../lead/reading.ts";
import { shortTime } from "../../src/rules/office-time.ts";
import { promiseOf, callAdvice } from "../lead/when-to-call.ts";
import { all, type Sql, sql } from "../store/sql.ts";
import { table, tabbed } from "../terminal/layout.ts";

/** A condition: the city contains one of the city's names, because the column has what visitors typed. */
const isIn = (city: string): Sql => {
  const names = JSON.stringify(cityNames(city).map((name) => name.toLowerCase()));
  return sql`EXISTS (SELECT 1 FROM json_each(${names}) WHERE instr(lower(city), value) > 0)`;
};

const FEWEST_DIGITS = 4;

/** A condition: phone numbers with this end, which is the same however a number was written. The last four digits are in an index. */
function phoneEndsWith(phone: string): Sql {
  const { number } = normalisePhone(phone, "+91");
  if (number.length < FEWEST_DIGITS)
    throw usage(`--phone needs a number, or the last ${FEWEST_DIGITS} digits or more of one: "${phone}" is none.`);
  return sql`substr(phone, -4) = ${number.slice(-4)} AND phone LIKE ${`%${number.slice(-10)}`}`;
}

function emailIs(email: string): Sql {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw usage(`--email needs a whole address: "${email}" is none.`);
  return sql`email = ${email} COLLATE NOCASE`;
}

const marksOf = ({ flags }: Lead, facts: DeskFacts | undefined): string =>
  [facts?.called_at ? "called" : "", facts?.others.length ? `same number +${facts.others.length}` : "", flags]
    .filter(Boolean)
    .join(",");

async function run(context: Context): Promise<void> {
  const { given, now, store, say, note } = context;
  const limit = limitOf(given, { usual: 20, most: 1000, beyond: "`export` gives all" });
  const [forms, open] = await Promise.all([readCatalogue(), store()]);
  const [city, phone, email] = [optionText(given, "city"), optionText(given, "phone"), optionText(given, "email")];
  const { due, unread, marked } = given;
  const asked = filterOf(context, forms);
  const isLately = asked.since === undefined && (due || unread || marked || (city && !asked.until));
  const filter = isLately ? { ...asked, since: since(LOOKS_BACK, now) } : asked;
  const where = all([
    ...(due ? [waitsForCall(forms)] : []),
    ...(unread ? [NOBODY_READ] : []),
    ...(marked ? [LOOKS_LIKE_A_PROGRAM] : []),
    ...(phone ? [phoneEndsWith(phone)] : []),
    ...(email ? [emailIs(email)] : []),
    ...(city ? [isIn(city)] : []),
  ]);
  const order = due ? OLDEST_FIRST : NEWEST_FIRST;
  const leads = await firstLeads(open, { filter, where }, order, limit);
  if (leads.length === 0) return note("No leads.");
  await recordReading(context, leads.length, { seen: byId(leads) });
  if (given.json) return leads.forEach((lead) => say(jsonLine(lead)));
  const facts = await factsOf(open, leads);
  const rows = leads.map((lead) => [
    lead.reference,
    lead.received_ist.slice(0, 16),
    ...(due ? [`${promiseOf(lead) <= now ? "late: " : ""}${shortTime(promiseOf(lead))}`] : []),
    headingOf(forms, lead.form_type),
    lead.full_name,
    dialledPhone(lead),
    lead.city ?? "",
    languageName(lead.language),
    marksOf(lead, facts.get(lead.id)),
    callAdvice(lead, now),
  ]);
  const headings = ["Form", "Name", "Phone", "City", "Language", "Marks", "When to call"];
  if (!context.isTerminal) return say(tabbed(rows));
  say(table(["Reference", "Received (IST)", ...(due ? ["Call before (IST)"] : []), ...headings], rows));
  if (unread) note("These count as read now: the same command shows the next ones.");
  else if (leads.length === limit)
    note(`The ${due ? "oldest" : "newest"} ${limit}; --limit shows more, \`export\` all.`);
}

/**
 * `leads list`: prints a table of leads, the newest first, or lines of JSON. Exit codes: 0, also where there are none; 2, 4.
 */
export const list: Command = {
  name: "list",
  about: "the newest leads, one a line",
  options: {
    ...FILTER_OPTIONS,
    city: { type: "string", value: "CITY", about: "of one city (of the last 30 days, unless you say --since)" },
    phone: { type: "string", value: "NUMBER", about: "from one phone number, or from all that end with these digits" },
    email: { type: "string", value: "ADDRESS", about: "from one e-mail address" },
    due: {
      type: "boolean",
      about: "leads that nobody has called yet, the oldest first, and until when to call (of the last 30 days)",
    },
    unread: { type: "boolean", about: "leads that nobody has listed, shown or exported yet (of the last 30 days)" },
    marked: { type: "boolean", about: "leads that look like a program's (of the last 30 days)" },
    limit: { type: "string", value: "N", about: "at most so many (20)" },
    json: { type: "boolean", about: "JSON lines with the whole payload" },
  },
  examples: [
    ["list --due --remote", "whom to call next, and until when"],
    ["list", "the newest twenty"],
    ["list --since yesterday --city Pune", "since yesterday, from Pune, by any of its names"],
    ["list --unread --remote", "what nobody has looked at yet"],
    ["list --phone 9876543210 --remote", "everything that one caller sent"],
  ],
  run,
};
