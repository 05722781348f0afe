/**
 * What the desk asks for in the morning reads few rows, by D1's own count, however many leads there are: D1 is paid by rows read, and takes one
 * query at a time. Here every lead is of this month, and of one telephone number.
 */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Bindings, storeOver } from "../../staff/store/bindings.ts";
import { migrateState, openSite, openState } from "../support/staff-site.ts";
import { deskOver, NOW } from "./support.ts";

const LEADS = 30_000;
const WAITING = 150;
const MOST_READ = 2000;

// A runtime starts, and thirty thousand leads are made.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const state = mkdtempSync(path.join(tmpdir(), "desk-rows-"));
let site: Awaited<ReturnType<typeof openSite>>;
let read = 0;

interface Result {
  readonly meta: { readonly rows_read: number };
}
type Statement = ReturnType<Bindings["DB"]["prepare"]>;

/** The bindings, with D1's count of the rows that it has read. */
function counting({ DB, FILES }: Bindings): Bindings {
  const real = new WeakMap<Statement, Statement>();
  const count = <T>(results: T): T => {
    for (const { meta } of [results].flat() as Result[]) read += meta.rows_read;
    return results;
  };
  const counted = (statement: Statement): Statement => {
    const one: Statement = {
      bind: (...values) => counted(statement.bind(...values)),
      all: async () => count(await statement.all()),
    };
    real.set(one, statement);
    return one;
  };
  return {
    FILES,
    DB: {
      prepare: (text) => counted(DB.prepare(text)),
      batch: async (statements) => count(await DB.batch(statements.map((one) => real.get(one)!))),
    },
  };
}

beforeAll(async () => {
  await migrateState(state);
  const open = openState(state);
  open.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LEADS})
    INSERT INTO leads (id, reference, form_type, full_name, country_code, phone, email, city, payload, content_hash, received_at)
    SELECT printf('%08d', i), printf('AIPM-%05d-%05d', i, i), CASE i % 3 WHEN 0 THEN 'TENANT_FORM' WHEN 1 THEN 'RENT_PROPERTY' ELSE 'BUYER_FORM' END,
      'Asha Rao', '+91', '9876543210', 'asha@example.com', 'Pune', '{}', 'hash',
      strftime('%Y-%m-%dT%H:%M:%fZ', ${NOW} / 1000.0 - (${LEADS} - i) * 80, 'unixepoch')
    FROM n`);
  open.close();
  site = await openSite(state);
});
afterAll(async () => {
  await site.dispose();
  rmSync(state, { recursive: true, force: true });
});

const COMMANDS = [
  "today",
  "list",
  "list --due",
  "show AIPM-00777-00777",
  "list --form buy-flat",
  "list --form RENT_PROPERTY",
  "list --city Pune",
  "list --phone 9876543210",
  "list --email asha@example.com",
];

const readBy = async (command: string): Promise<number> => {
  const store = storeOver(counting(site.env), { place: "local", close: () => Promise.resolve() });
  read = 0;
  const { code, err } = await deskOver(store)(...command.split(" "));
  expect(code, err).toBe(0);
  return read;
};

it.each(COMMANDS)(
  `%s reads at most ${MOST_READ} rows where nobody was called yet`,
  { tags: ["all"] },
  async (command) => {
    expect(await readBy(command)).toBeLessThanOrEqual(MOST_READ);
  },
);

it(`reads at most ${MOST_READ} rows where all but the newest were called`, { tags: ["all"] }, async () => {
  await site.store.transact([
    {
      text: `INSERT INTO calls (lead_id, called_at, who) SELECT id, received_at, 'asha' FROM leads WHERE rowid <= ?`,
      values: [LEADS - WAITING],
    },
  ]);
  for (const command of COMMANDS) expect(await readBy(command), command).toBeLessThanOrEqual(MOST_READ);
});
