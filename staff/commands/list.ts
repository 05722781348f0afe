import { formNamed, formOfType, readCatalogue, typesOf } from "../catalogue.ts";
import { type Command, type Context, SPAN, text } from "./command.ts";
import { inIndia, since, until } from "../dates.ts";
import { usage } from "../failure.ts";
import { jsonLine } from "../lead/json-lines.ts";
import { conditionsOf, SELECTED } from "../lead/lead-query.ts";
import { all, quoted } from "../store/sql.ts";
import { table } from "../terminal/layout.ts";

function limitOf(words: string): number {
  const limit = Number(words);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 1000) return limit;
  throw usage("--limit is a number from 1 to 1000; `export` gives all.");
}

async function run({ given, now, store, say, note }: Context): Promise<void> {
  const forms = await readCatalogue();
  const name = text(given, "form");
  const [from, to] = [text(given, "since"), text(given, "until")];
  const [city, phone] = [text(given, "city"), text(given, "phone")?.replace(/\D/g, "")];
  const limit = limitOf(text(given, "limit") ?? "20");
  const conditions = all([
    conditionsOf({
      ...(name && { types: typesOf(formNamed(forms, name)) }),
      ...(from && { since: since(from, now) }),
      ...(to && { until: until(to, now) }),
    }),
    ...(city ? [`city = ${quoted(city)} COLLATE NOCASE`] : []),
    // The end of a number is what is the same however it was dialled.
    ...(phone ? [`phone LIKE ${quoted(`%${phone.slice(-10)}`)}`] : []),
  ]);
  const open = await store();
  const leads = await open.query(
    `SELECT ${SELECTED}, form_type, payload FROM leads WHERE ${conditions} ORDER BY received_at DESC, id DESC LIMIT ${limit}`,
  );
  if (given.json) {
    for (const lead of leads) say(jsonLine(lead).trimEnd());
    return;
  }
  if (leads.length === 0) return note("No leads.");
  const rows = leads.map((lead) => [
    String(lead.reference),
    inIndia(String(lead.received_at)).slice(0, 16),
    formOfType(forms, String(lead.form_type))?.heading ?? String(lead.form_type),
    String(lead.full_name),
    `${String(lead.country_code)} ${String(lead.phone)}`,
    String(lead.city ?? ""),
    String(lead.flags),
  ]);
  say(table(["Reference", "Received (IST)", "Form", "Name", "Phone", "City", "Marks"], rows));
  if (leads.length === limit) note(`The newest ${limit}; --limit shows more, \`export\` all.`);
}

export const list: Command = {
  name: "list",
  about: "the newest leads, one a line",
  options: {
    ...SPAN,
    city: { type: "string", value: "CITY", about: "of one city" },
    phone: { type: "string", value: "NUMBER", about: "from one phone number" },
    limit: { type: "string", value: "N", about: "at most so many (20)" },
    json: { type: "boolean", about: "JSON lines with the whole payload" },
  },
  examples: [
    ["list", "the newest twenty"],
    ["list --since yesterday --city Pune", "since yesterday, from Pune"],
    ["list --phone 9876543210 --remote", "everything that one caller sent"],
  ],
  run,
};
