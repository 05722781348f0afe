/** The webhook of the team's chat. Its messages must agree with the rows of `notices`. */
import { MINUTE } from "./clock.ts";
import { violate } from "./laws.ts";
import { Random } from "./random.ts";
import type { World } from "./world.ts";

const MOST_NAMED = 5;

export class Webhook {
  readonly #world: World;
  readonly #random: Random;
  /** When each lead was last received, by reference. */
  readonly #last = new Map<string, number>();

  /** Answers the calls of the edge. */
  constructor(world: World) {
    this.#world = world;
    this.#random = new Random(world.seed, 10);
    Object.assign(globalThis, { fetch: this.#fetch });
  }

  /** A call of the edge: lost on its way, rejected, received without an answer in time, or received. */
  readonly #fetch = async (
    _url: string,
    { body, signal }: { body: string; signal: AbortSignal },
  ): Promise<Response> => {
    const { edge } = this.#world;
    await edge.clock.sleep(this.#random.below(200));
    const fails = (): boolean => this.#random.chance(edge.trouble.network);
    if (fails()) throw new TypeError("cut");
    if (fails()) return new Response(null, { status: 500 });
    this.#receive(body);
    if (!fails()) return new Response(null);
    return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
  };

  #receive(text: string): void {
    const { clock, database } = this.#world.edge;
    const { now } = clock;
    if (text.includes("Visitor")) violate(`A notice names a visitor: ${text}`);
    for (const [reference] of text.matchAll(/AIPM-\w{5}-\w{5}/g)) {
      const last = this.#last.get(reference);
      this.#last.set(reference, now);
      if (last !== undefined && now - last < 9 * MINUTE) violate(`Two notices name ${reference}`);
      if (this.#rows().some((row) => row.reference === reference && row.sent))
        violate(`A notice names ${reference} again`);
      const [erasure] = database.rows("SELECT erased_at AS at FROM erasures WHERE reference = ?", reference);
      // A message whose lead was read just before the erasure may still arrive.
      if (erasure && now - Date.parse(String(erasure.at)) > 5 * MINUTE)
        violate(`A notice names ${reference}, which was erased`);
    }
  }

  #rows() {
    return this.#world.edge.database.rows<{ reference: string; tries: number | null; sent: string | null }>(
      "SELECT reference, tries, sent_at AS sent FROM leads LEFT JOIN notices ON lead_id = id",
    );
  }

  /** Compares messages and notices after a calm hour. */
  check(): void {
    const rows = this.#rows();
    // One message of many leads names none of them.
    const areNamed = rows.length <= MOST_NAMED;
    for (const { reference, tries, sent } of rows) {
      if (tries === null) violate(`No notice has a row for ${reference}`);
      if (sent === null || (areNamed && !this.#last.has(reference))) violate(`No notice was sent for ${reference}`);
    }
  }
}
