import { CITIES } from "../../src/forms/cities.ts";
import { knownCity } from "../../src/forms/city-in.ts";
import { normalisePhone } from "../../src/forms/phone.ts";
import { whenToCall } from "../../src/forms/visitor-clock.ts";
import { formOfType, readCatalogue } from "../catalogue.ts";
import { type Command, type Context, optionText } from "./command.ts";
import { filterOf, WHICH } from "./which.ts";
import { usage } from "../failure.ts";
import { jsonLine, Lead, SELECTED } from "../lead/lead.ts";
import { conditionsOf } from "../lead/lead-query.ts";
import { recordReading } from "../lead/reading.ts";
import { all, listOf, type Sql, sql } from "../store/sql.ts";
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

async function run(context: Context): Promise<void> {
  const { given, now, store, say, note } = context;
  const forms = await readCatalogue();
  const [city, phone, email] = [optionText(given, "city"), optionText(given, "phone"), optionText(given, "email")];
  const limit = limitOf(optionText(given, "limit") ?? "20");
  const conditions = all([
    conditionsOf(filterOf(context, forms)),
    ...(city ? [sql`city COLLATE NOCASE IN ${listOf(namesOf(city))}`] : []),
    ...(phone ? [endsSo(endOf(phone))] : []),
    ...(email ? [sql`email = ${emailIn(email)} COLLATE NOCASE`] : []),
  ]);
  const open = await store();
  const leads = await rowsOf(
    open,
    Lead,
    sql`SELECT ${SELECTED} FROM leads WHERE ${conditions} ORDER BY received_at DESC, id DESC LIMIT ${limit}`,
  );
  if (leads.length === 0) return note("No leads.");
  await recordReading(context, leads.length);
  if (given.json) {
    for (const lead of leads) say(jsonLine(lead).trimEnd());
    return;
  }
  const rows = leads.map((lead) => [
    lead.reference,
    lead.received_ist.slice(0, 16),
    formOfType(forms, lead.form_type)?.heading ?? lead.form_type,
    lead.full_name,
    `${lead.country_code} ${lead.phone}`,
    lead.city ?? "",
    lead.language,
    whenToCall({ timeZone: lead.time_zone, callTime: lead.call_time }, now) ?? "",
    lead.flags,
  ]);
  say(
    table(["Reference", "Received (IST)", "Form", "Name", "Phone", "City", "Language", "When to call", "Marks"], rows),
  );
  if (leads.length === limit) note(`The newest ${limit}; --limit shows more, \`export\` all.`);
}

export const list: Command = {
  name: "list",
  about: "the newest leads, one a line",
  options: {
    ...WHICH,
    city: { type: "string", value: "CITY", about: "of one city" },
    phone: { type: "string", value: "NUMBER", about: "from one phone number, or one that ends so" },
    email: { type: "string", value: "ADDRESS", about: "from one e-mail address" },
    limit: { type: "string", value: "N", about: "at most so many (20)" },
    json: { type: "boolean", about: "JSON lines with the whole payload" },
  },
  examples: [
    ["list", "the newest twenty"],
    ["list --since yesterday --city Pune", "since yesterday, from Pune, whichever of its names was typed"],
    ["list --phone 9876543210 --remote", "everything that one caller sent"],
  ],
  run,
};
