/** Moves the leads of the spool into D1, as many as one scheduled run can. */
import { type IncomingLead, parseSpooledLead } from "../../src/forms/lead-record.ts";
import { type Share, UNBOUNDED } from "../jobs/budget.ts";
import { protectUploads } from "../database.ts";
import { leaveToNextRun, moveToDeadLetters, type Waiting } from "./dead-letters.ts";
import { errorName } from "../http/log.ts";
import { listPages } from "../list-pages.ts";
import { withTimeout } from "../timeout.ts";
import { bulkInsert, fromSpool, type Stores } from "./insert-leads.ts";
import { fileKeysIn } from "../uploads/keys.ts";
import { DEAD_LETTERS, SPOOL } from "./spool-key.ts";

/** R2 lists up to 1,000 at once. */
const PAGE = 500;
/**
 * Leads in one round trip to D1, which makes four of a run's queries. A bound value may have 2 MB. Each lead, and each of its files, is also a
 * read from R2, which counts as a subrequest (wrangler.toml).
 */
const AT_ONCE = 100;
const BYTES_AT_ONCE = 512 * 1024;
const BATCH_MS = 30_000;
/** CPU of a lead that is brought in, milliseconds. Measured (decision 69): the whole local runtime, database and bucket with it, takes so much. */
const CPU_MS = 1;
/** The files of a dead letter are kept so long, until somebody has mended it. */
const PROTECTED_MS = 90 * 24 * 3_600_000;

type Readable = Waiting & { readonly lead: IncomingLead };

export interface Drained {
  readonly stored: number;
  /** Leads that became dead letters, which somebody must look at. */
  readonly deadLetters: number;
  /** Files of leads that still wait, which must not be swept. */
  readonly protectedKeys: readonly string[];
  /** Some leads were not read, so that their files are not known. */
  readonly more: boolean;
}

class DatabaseDown extends Error {
  override readonly name = "DatabaseDown";
}

/** Groups for one round trip each. No two leads of a group name the same file. */
function* batches(leads: readonly Readable[]): Generator<Readable[]> {
  let group: Readable[] = [];
  let bytes = 0;
  const claimed = new Set<string>();
  for (const one of leads) {
    const { keys } = one.lead.files;
    if (group.length === AT_ONCE || bytes > BYTES_AT_ONCE || keys.some((key) => claimed.has(key))) {
      yield group;
      group = [];
      bytes = 0;
      claimed.clear();
    }
    group.push(one);
    bytes += one.text.length;
    for (const key of keys) claimed.add(key);
  }
  if (group.length > 0) yield group;
}

/** The share is used: the rest waits for the next run. */
class OutOfBudget extends Error {
  override readonly name = "OutOfBudget";
}

class Run {
  readonly #stores: Stores;
  readonly #share: Share;
  readonly protectedKeys: string[] = [];
  stored = 0;
  deadLetters = 0;

  constructor(stores: Stores, share: Share) {
    this.#stores = stores;
    this.#share = share;
  }

  /** Drains one page of the spool's list. @throws DatabaseDown where D1 is away, and not one lead at fault; OutOfBudget */
  async page(objects: readonly R2Object[]): Promise<void> {
    const waiting = await Promise.all(objects.map((object) => this.#read(object)));
    const readable: Readable[] = [];
    for (const one of waiting) {
      if (!one) continue;
      const parsed = parseSpooledLead(one.text);
      if (parsed.ok) readable.push({ ...one, lead: parsed.lead });
      else await this.#fail(one, parsed.reason);
    }
    const { FILES } = this.#stores;
    const leads = readable.map(async (one) => ({ ...one, lead: await fromSpool(FILES, one.lead) }));
    const all = [...batches(await Promise.all(leads))];
    for (const [at, group] of all.entries()) {
      try {
        if (!this.#share.isLeft()) throw new OutOfBudget();
        await this.#group(group);
        this.#share.spend(group.length * CPU_MS);
      } catch (error) {
        if (error instanceof DatabaseDown || error instanceof OutOfBudget) this.#hold(all.slice(at).flat());
        throw error;
      }
    }
  }

  async #read({ key, etag, customMetadata }: R2Object): Promise<Waiting | undefined> {
    const text = await (await this.#stores.FILES.get(key))?.text();
    return text === undefined ? undefined : { key, etag, text, customMetadata };
  }

  /** Inserts a group at once. Where D1 refuses it, each half is tried, until the refused lead is found. */
  async #group(group: readonly Readable[]): Promise<void> {
    try {
      await withTimeout(
        BATCH_MS,
        bulkInsert(
          this.#stores,
          group.map(({ lead }) => lead),
        ),
      );
    } catch (error) {
      await this.#assertDatabase();
      if (group.length === 1) return this.#fail(group[0]!, error instanceof Error ? error.message : String(error));
      const half = Math.ceil(group.length / 2);
      await this.#group(group.slice(0, half));
      return this.#group(group.slice(half));
    }
    await this.#stores.FILES.delete(group.map(({ key }) => key));
    this.stored += group.length;
  }

  async #assertDatabase(): Promise<void> {
    try {
      await withTimeout(BATCH_MS, this.#stores.DB.prepare("SELECT 1").all());
    } catch (error) {
      throw new DatabaseDown("D1 answers nothing", { cause: error });
    }
  }

  #hold(leads: readonly Readable[]): void {
    for (const { text } of leads) this.protectedKeys.push(...fileKeysIn(text));
  }

  async #fail(one: Waiting, reason: string): Promise<void> {
    const { DB, FILES } = this.#stores;
    const keys = fileKeysIn(one.text);
    if (await leaveToNextRun(FILES, one, reason)) {
      this.protectedKeys.push(...keys);
      return;
    }
    if (keys.length > 0) await protectUploads(DB, keys, new Date(Date.now() + PROTECTED_MS));
    await moveToDeadLetters(FILES, one.key, one.text, reason);
    this.deadLetters += 1;
  }
}

/**
 * Moves the leads of the spool into D1. A lead that fails stays in the spool and does not stop the others.
 *
 * @throws where R2 fails
 */
export async function drainSpool(stores: Stores, share: Share = UNBOUNDED): Promise<Drained> {
  const run = new Run(stores, share);
  const where: R2ListOptions = { prefix: SPOOL, delimiter: "/", limit: PAGE, include: ["customMetadata"] };
  let more = true;
  try {
    for await (const page of listPages(stores.FILES, where)) {
      if (!share.isLeft()) break;
      more = page.truncated;
      await run.page(page.objects);
    }
  } catch (error) {
    if (error instanceof DatabaseDown) console.warn("The spool waits for D1", errorName(error.cause));
    else if (error instanceof OutOfBudget) more = true;
    else throw error;
  }
  return { stored: run.stored, deadLetters: run.deadLetters, protectedKeys: run.protectedKeys, more };
}

/** Deletes dead letters whose lead was erased meanwhile: what is erased must not stay anywhere. */
export async function forgetErased({ DB, FILES }: Pick<Stores, "DB" | "FILES">): Promise<void> {
  for await (const { objects } of listPages(FILES, { prefix: DEAD_LETTERS })) {
    if (objects.length === 0) return;
    const ids = objects.map(({ key }) => key.slice(DEAD_LETTERS.length).replace(/\.json$/, ""));
    const erased = DB.prepare("SELECT lead_id AS id FROM erasures WHERE lead_id IN (SELECT value FROM json_each(?))");
    const { results } = await erased.bind(JSON.stringify(ids)).all<{ id: string }>();
    if (results.length > 0) await FILES.delete(results.map(({ id }) => `${DEAD_LETTERS}${id}.json`));
  }
}
