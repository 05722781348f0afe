import { CITIES } from "../../src/forms/cities.ts";
import { knownCity } from "../../src/forms/city-in.ts";
import { normalisePhone } from "../../src/forms/phone.ts";
import { formOfType, readCatalogue } from "../catalogue.ts";
import { type Command, type Context, optionText } from "./command.ts";
import { filterOf, WHICH } from "./which.ts";
import { since } from "../dates.ts";
import { usage } from "../failure.ts";
import { jsonLine, Lead, SELECTED } from "../lead/lead.ts";
import { conditionsOf } from "../lead/lead-query.ts";
import { dialledPhone } from "../lead/contact.ts";
import { type DeskFacts, factsOf, LOOKS_BACK, NOBODY_READ, waitsForCall } from "../lead/desk-facts.ts";
import { recordReading, these } from "../lead/reading.ts";
import { promiseOf, shortTime, whenToCall } from "../lead/when-to-call.ts";
import { all, listOf, raw, type Sql, sql } from "../store/sql.ts";
import { rowsOf } from "../store/store.ts";
import { table } from "../terminal/layout.ts";

function limitOf(words: string): number {
  const limit = Number(words);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 1000) return limit;
  throw usage("--limit is a number from 1 to 1000; `export` gives all.");
}

/** A known city by all its names: leads of earlier releases hold what was typed. */
const namesOf = (words: string): readonly string[] => {
  const known = CITIES.find(({ name }) => name === knownCity(words));
  return known ? [known.name, known.hindi, ...known.others] : [words];
};

const FEWEST_DIGITS = 4;

/** The end of a number is what is the same however it was dialled. */
function endOf(phone: string): string {
  const { number } = normalisePhone(phone, "+91");
  if (number.length >= FEWEST_DIGITS) return number.slice(-10);
  throw usage(`--phone needs a number, or the last ${FEWEST_DIGITS} digits or more of one: "${phone}" is none.`);
}

/** The last four digits stand in an index. */
const endsSo = (end: string): Sql => sql`substr(phone, -4) = ${end.slice(-4)} AND phone LIKE ${`%${end}`}`;

function emailIn(words: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(words)) return words;
  throw usage(`--email needs a whole address: "${words}" is none.`);
}

const NEWEST = "received_at DESC, id DESC";
/** The promise is given when a lead comes in: what came first is due first. */
const OLDEST = "received_at, id";

const marksOf = ({ flags }: Lead, facts: DeskFacts | undefined): string =>
  [facts?.called_at ? "called" : "", facts?.others.length ? `same number +${facts.others.length}` : "", flags]
    .filter(Boolean)
    .join(",");

async function run(context: Context): Promise<void> {
  const { given, now, store, say, note } = context;
  const limit = limitOf(optionText(given, "limit") ?? "20");
  const [forms, open] = await Promise.all([readCatalogue(), store()]);
  const [city, phone, email] = [optionText(given, "city"), optionText(given, "phone"), optionText(given, "email")];
  const { due, unread } = given;
  const filter = filterOf(context, forms);
  // What waits is looked for so far back, unless another day is named.
  const from = filter.since ?? (due || unread ? since(LOOKS_BACK, now) : undefined);
  const conditions = all([
    conditionsOf({ ...filter, ...(from && { since: from }) }),
    ...(due ? [waitsForCall(forms)] : []),
    ...(unread ? [NOBODY_READ] : []),
    ...(city ? [sql`city COLLATE NOCASE IN ${listOf(namesOf(city))}`] : []),
    ...(phone ? [endsSo(endOf(phone))] : []),
    ...(email ? [sql`email = ${emailIn(email)} COLLATE NOCASE`] : []),
  ]);
  const leads = await rowsOf(
    open,
    Lead,
    sql`SELECT ${SELECTED} FROM leads WHERE ${conditions} ORDER BY ${raw(due ? OLDEST : NEWEST)} LIMIT ${limit}`,
  );
  if (leads.length === 0) return note("No leads.");
  await recordReading(context, leads.length, { seen: these(leads) });
  if (given.json) {
    for (const lead of leads) say(jsonLine(lead).trimEnd());
    return;
  }
  const facts = await factsOf(open, leads);
  const rows = leads.map((lead) => [
    lead.reference,
    lead.received_ist.slice(0, 16),
    ...(due ? [`${promiseOf(lead) <= now ? "late: " : ""}${shortTime(promiseOf(lead))}`] : []),
    formOfType(forms, lead.form_type)?.heading ?? lead.form_type,
    lead.full_name,
    dialledPhone(lead),
    lead.city ?? "",
    lead.language,
    whenToCall(lead, now),
    marksOf(lead, facts.get(lead.id)),
  ]);
  const headings = ["Form", "Name", "Phone", "City", "Language", "When to call", "Marks"];
  say(table(["Reference", "Received (IST)", ...(due ? ["Call before (IST)"] : []), ...headings], rows));
  if (unread) note("These count as read now: the same command shows the next ones.");
  else if (leads.length === limit)
    note(`The ${due ? "oldest" : "newest"} ${limit}; --limit shows more, \`export\` all.`);
}

export const list: Command = {
  name: "list",
  about: "the newest leads, one a line",
  options: {
    ...WHICH,
    city: { type: "string", value: "CITY", about: "of one city" },
    phone: { type: "string", value: "NUMBER", about: "from one phone number, or one that ends so" },
    email: { type: "string", value: "ADDRESS", about: "from one e-mail address" },
    due: {
      type: "boolean",
      about: "whom nobody has called yet, the oldest first, and until when to call (of the last 30 days)",
    },
    unread: { type: "boolean", about: "what nobody has listed, shown or exported yet (of the last 30 days)" },
    limit: { type: "string", value: "N", about: "at most so many (20)" },
    json: { type: "boolean", about: "JSON lines with the whole payload" },
  },
  examples: [
    ["list --due --remote", "whom to call next, and until when"],
    ["list", "the newest twenty"],
    ["list --since yesterday --city Pune", "since yesterday, from Pune, whichever of its names was typed"],
    ["list --unread --remote", "what nobody has looked at yet"],
    ["list --phone 9876543210 --remote", "everything that one caller sent"],
  ],
  run,
};
