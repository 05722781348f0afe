import type { AnyForm } from "../../src/forms/define.ts";
import { addressIn } from "../../src/forms/kinds/email.ts";
import { isPhone, normalisePhone } from "../../src/forms/reading/phone.ts";
import { languageName } from "../../src/i18n/locale.ts";
import { headingByType, readCatalogue } from "../catalogue.ts";
import { type Command, type Context, readLimit, optionText, optionTexts } from "./command.ts";
import { FILTER_OPTIONS, readFilter } from "./filter.ts";
import { daysBefore } from "../dates.ts";
import { usage } from "../failure.ts";
import { jsonLine, type Lead } from "../lead/stored-lead.ts";
import { firstLeads, NEWEST_FIRST, OLDEST_FIRST } from "../lead/lead-query.ts";
import { cityWords } from "../lead/city-words.ts";
import { callAdvice, dialledPhone, promisedCall } from "../lead/contact.ts";
import { type DeskFacts, readFacts, LOOKS_BACK, UNREAD, waitsForCall } from "../lead/desk-facts.ts";
import { LOOKS_AUTOMATED } from "../lead/flags.ts";
import { byId, recordReading } from "../lead/reading.ts";
import { shortTime } from "../../src/record/office-time.ts";
import { all, type Sql, sql } from "../store/sql.ts";
import type { Store } from "../store/store.ts";
import { table, tabbed } from "../terminal/layout.ts";

/** A condition: the city's answer has one of these words, which may be a whole address. */
const isIn = (cities: readonly string[]): Sql =>
  sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(cities.flatMap(cityWords))}) WHERE instr(' ' || city_words || ' ', value) > 0)`;

const USUAL = 20;
const HEADINGS = ["Form", "Name", "Phone", "City", "Language", "Marks", "When to call"];
const FEWEST_DIGITS = 4;
/** The fewest digits of a number with a trunk 0: "030 123456". */
const WITH_TRUNK = 9;

/** A condition: phone numbers with this end, which is the same in every spelling. The last four digits are in an index. */
function phoneEndsWith(typed: string): Sql {
  if (/\de[+-]?\d/i.test(typed))
    throw usage(`A spreadsheet has cut the number ${typed}. Copy it from its cell as text.`);
  const phone = typed.replace(/(?<=\d)\.0+$/, "");
  const several = phone.split(/[,;|]/).filter(isPhone);
  if (several.length > 1)
    throw usage(`--phone takes one number: "${phone}" has ${several.length}.`);
  const { number: digits } = normalisePhone(phone, "+91");
  // Stored numbers have no trunk 0, but the end of a number may begin with one.
  const number = digits.length < WITH_TRUNK ? digits : digits.replace(/^0+/, "");
  if (number.length < FEWEST_DIGITS)
    throw usage(
      `--phone needs a number, or the last ${FEWEST_DIGITS} digits or more of one: "${phone}" has fewer.`,
    );
  return sql`substr(phone, -4) = ${number.slice(-4)} AND phone LIKE ${`%${number.slice(-10)}`}`;
}

function isEmail(typed: string): Sql {
  const email = addressIn(typed);
  if (!/^[^\s@,;]+@[^\s@,;]+$/.test(email))
    throw usage(`--email needs one whole address: "${typed}" is not one.`);
  return sql`email = ${email} COLLATE NOCASE`;
}

const joinMarks = ({ flags }: Lead, facts: DeskFacts | undefined): string =>
  [
    facts?.called_at ? "called" : "",
    facts?.others.length ? `same number +${facts.others.length}` : "",
    flags,
  ]
    .filter(Boolean)
    .join(",");

/** The most leads of the list, and one more, which says whether there are others. */
async function findMatches(
  context: Context,
  forms: readonly AnyForm[],
  limit: number,
): Promise<readonly Lead[]> {
  const { options, now } = context;
  const store = await context.store();
  const [phone, email] = ["phone", "email"].map((name) => optionText(options, name));
  const cities = optionTexts(options, "city");
  const { due, unread, marked } = options;
  const chosen = readFilter(context, forms);
  const isRecent = chosen.since === undefined && (due || unread || marked || cities.length > 0);
  const filter = isRecent ? { ...chosen, since: daysBefore(LOOKS_BACK, chosen, now) } : chosen;
  const where = all([
    ...(due ? [waitsForCall(forms)] : []),
    ...(unread ? [UNREAD] : []),
    ...(marked ? [LOOKS_AUTOMATED] : []),
    ...(phone ? [phoneEndsWith(phone)] : []),
    ...(email ? [isEmail(email)] : []),
    ...(cities.length > 0 ? [isIn(cities)] : []),
  ]);
  return firstLeads(store, { filter, where }, due ? OLDEST_FIRST : NEWEST_FIRST, limit + 1);
}

async function toRows(
  store: Store,
  leads: readonly Lead[],
  forms: readonly AnyForm[],
  context: Context,
) {
  const { options, now } = context;
  const facts = await readFacts(store, leads);
  return leads.map((lead) => [
    lead.reference,
    lead.received_ist.slice(0, 16),
    ...(options.due
      ? [`${promisedCall(lead) <= now ? "late: " : ""}${shortTime(promisedCall(lead))}`]
      : []),
    headingByType(forms, lead.form_type),
    lead.full_name,
    dialledPhone(lead),
    lead.city ?? "",
    languageName(lead.language),
    joinMarks(lead, facts.get(lead.id)),
    callAdvice(lead, now),
  ]);
}

async function run(context: Context): Promise<void> {
  const { options, isTerminal, print, note } = context;
  const limit = readLimit(options, USUAL, 1000);
  const [forms, store] = await Promise.all([readCatalogue(), context.store()]);
  const found = await findMatches(context, forms, limit);
  const leads = found.slice(0, limit);
  if (leads.length === 0) return note("No leads.");
  await recordReading(context, leads.length, { seen: [byId(leads)] });
  const { due, unread } = options;
  if (options.json) for (const lead of leads) print(jsonLine(lead));
  else {
    const rows = await toRows(store, leads, forms, context);
    const headings = [
      "Reference",
      "Received (IST)",
      ...(due ? ["Call before (IST)"] : []),
      ...HEADINGS,
    ];
    print(isTerminal ? table(headings, rows) : tabbed(rows));
  }
  if (unread) note("These count as read now: the same command shows the next ones.");
  else if (found.length > limit)
    note(
      `Only the ${due ? "oldest" : "newest"} ${limit}. There are more: --limit 1000 lists more, \`export\` has all.`,
    );
}

/** `leads list` prints leads, the newest first. Exit codes: 0 (also for an empty list), 2, 4. */
export const list: Command = {
  name: "list",
  about: "the newest leads, one on each line",
  options: {
    ...FILTER_OPTIONS,
    city: {
      type: "string",
      value: "CITY",
      several: true,
      about: "of one city; may be repeated (of 30 days, unless --since is given)",
    },
    phone: {
      type: "string",
      value: "NUMBER",
      about: "from one phone number, or from all that end with these digits",
    },
    email: { type: "string", value: "ADDRESS", about: "from one e-mail address" },
    due: {
      type: "boolean",
      about:
        "leads that no one has called yet, the oldest first, with the end of the promised time (of the last 30 days)",
    },
    unread: {
      type: "boolean",
      about: "leads that no one has listed, shown or exported yet (of the last 30 days)",
    },
    marked: { type: "boolean", about: "leads that look automated (of the last 30 days)" },
    limit: { type: "string", value: "N", about: `the most leads (${USUAL})` },
  },
  json: "JSON lines with the whole payload",
  examples: [
    ["list --due --remote", "the next calls, with the end of the promised time"],
    ["list", "the newest twenty"],
    ["list --since yesterday --city Pune", "since yesterday, from Pune, by any of its names"],
    ["list --unread --remote", "unread leads"],
    ["list --phone 9876543210 --remote", "the leads of one caller"],
  ],
  run,
};
