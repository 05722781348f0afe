/** The Big List of Naughty Strings (MIT) through the text fields of every form, over HTTP into the database of the shipped worker. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { isBuilt } from "../../scripts/built.ts";
import { catalogue } from "../../src/forms/catalogue.ts";
import type { AnyForm } from "../../src/forms/define.ts";
import { createSample, type FormValues, isRequired } from "../../src/forms/fields.ts";
import { type Body, toPayload } from "../../src/forms/payload.ts";
import { isBlank } from "../../src/forms/reading/blank.ts";
import { mapFieldPaths, valueAt } from "../../src/forms/wire.ts";
import { withoutControls } from "../../worker/lead/control-characters.ts";
import { builtModules, startWorker } from "../support/built-worker.ts";
import strings from "../unit/forms/samples/naughty-strings.json" with { type: "json" };

if (!isBuilt()) throw new Error("dist is missing or outdated: npm run build");

const AT_ONCE = 8;

let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => void (worker = await startWorker(builtModules(), { onLog: () => undefined })));
afterAll(() => worker.site.dispose());

const listTextFields = (form: AnyForm): string[] => {
  const paths = mapFieldPaths(form);
  return Object.entries(form.fields).flatMap(([name, { kind }]) =>
    (kind === "text" || kind === "longText") && name in paths ? [name] : [],
  );
};

/** Bodies of one form that together hold every string once, one string in each text field. */
function fillForm(form: AnyForm): Body[] {
  const names = listTextFields(form);
  const bodies: Body[] = [];
  for (let i = 0; i < strings.length; i += names.length) {
    const values: FormValues = {};
    for (const [name, field] of Object.entries(form.fields)) {
      const max = "maxLength" in field ? field.maxLength : undefined;
      // A control takes no more characters either.
      const typed = names.includes(name)
        ? strings[i + names.indexOf(name)]?.slice(0, max ?? 200).toWellFormed()
        : undefined;
      const isTyped = typed !== undefined && !(isBlank(typed) && isRequired(field));
      values[name] = isTyped ? typed : createSample(field, i, values);
    }
    bodies.push(toPayload(form, values));
  }
  return bodies;
}

/** Posts from another address each time, so that no limit applies. */
async function post(body: Body, i: number): Promise<{ status: number; id: string | undefined }> {
  const address = `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`;
  const answer = await fetch(new URL("/forms", worker.url), {
    method: "POST",
    headers: { "content-type": "application/json", "cf-connecting-ip": address },
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data?: { id: string } };
  return { status: answer.status, id: data?.id };
}

/** Posts each of these leads, and compares the stored texts with the sent ones. */
async function checkLeads(leads: readonly { readonly form: AnyForm; readonly body: Body }[]): Promise<void> {
  const sent = new Map<string, (typeof leads)[number]>();
  const rejected: unknown[] = [];
  const entries = leads.entries();
  const caller = async (): Promise<void> => {
    for (const [i, lead] of entries) {
      const { status, id } = await post(lead.body, i);
      if (status === 200 && id) sent.set(id, lead);
      else rejected.push([status, lead.body]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  expect(rejected).toEqual([]);
  const database = await worker.site.getD1Database("DB");
  const { results } = await database.prepare("SELECT id, payload FROM leads").all<{ id: string; payload: string }>();
  const stored = new Map(results.map(({ id, payload }) => [id, JSON.parse(payload) as unknown]));
  const changed = [...sent].flatMap(([id, { form, body }]) => {
    const expected = withoutControls(JSON.parse(JSON.stringify(body)));
    const paths = mapFieldPaths(form);
    return listTextFields(form).filter(
      (name) => valueAt(stored.get(id), paths[name]!) !== valueAt(expected, paths[name]!),
    );
  });
  expect(changed).toEqual([]);
}

const all = catalogue.map((form) => fillForm(form).map((body) => ({ form, body })));
/** Each form sends another part, so that three forms or more send each string. */
const PARTS = 7;

it("stores naughty strings of every form, and changes no text", () =>
  checkLeads(all.flatMap((leads, form) => leads.filter((_, i) => i % PARTS === form % PARTS))));
it("stores every naughty string of every form", { tags: ["all"], timeout: 600_000 }, () => checkLeads(all.flat()));
