/** The webhook of the team's chat. Its messages must agree with the rows of the outbox. */
import type { Clock } from "./clock.ts";
import type { Random } from "./random.ts";
import type { Database } from "./stores.ts";

const MINUTE = 60_000;

/** The settings of the edge. */
export const WEBHOOK_SETTINGS = {
  NOTIFY_WEBHOOK_URL: "https://chat.example/chat",
};
const MOST_NAMED = 5;
const CHANNELS = ["chat"] as const;

interface Row {
  readonly reference: string;
  readonly tries: number | null;
  readonly sent: string | null;
}

export class Webhooks {
  readonly #clock: Clock;
  readonly #database: Database;
  readonly #random: Random;
  /** When each lead was last received, by channel and reference. */
  readonly #last = new Map<string, number>();
  /** Collected, not thrown: the edge would only try again. */
  readonly violations: string[] = [];
  /** The share of calls that fail, 0 to 1. */
  failureShare = 0;

  constructor(clock: Clock, database: Database, random: Random) {
    this.#clock = clock;
    this.#database = database;
    this.#random = random;
  }

  /** A call of the edge: lost on its way, refused, received without an answer in time, or received. */
  readonly fetch = async (url: string, { body, signal }: { body: string; signal: AbortSignal }): Promise<Response> => {
    await this.#clock.sleep(this.#random.below(200));
    if (this.#random.chance(this.failureShare)) throw new TypeError("cut");
    if (this.#random.chance(this.failureShare)) return new Response(null, { status: 500 });
    this.#receive(
      CHANNELS.find((channel) => url.endsWith(channel))!,
      body,
    );
    if (!this.#random.chance(this.failureShare)) return new Response(null);
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
  };

  #receive(channel: (typeof CHANNELS)[number], text: string): void {
    const { now } = this.#clock;
    if (text.includes("Visitor")) this.violations.push(`${channel} tell whose leads they are: ${text}`);
    for (const [reference] of text.matchAll(/AIPM-\w{5}-\w{5}/g)) {
      const last = this.#last.get(`${channel} ${reference}`);
      this.#last.set(`${channel} ${reference}`, now);
      if (last !== undefined && now - last < 9 * MINUTE) this.violations.push(`${channel} tell twice of ${reference}`);
      const [row] = this.#rows(channel, reference);
      if (row?.sent) this.violations.push(`${channel} tell of ${reference}, of which they told`);
      const [erasure] = this.#database.rows<{ at: string }>(
        "SELECT erased_at AS at FROM erasures WHERE reference = ?",
        reference,
      );
      // A message whose lead was read just before the erasure may still arrive.
      if (erasure && now - Date.parse(erasure.at) > 5 * MINUTE)
        this.violations.push(`${channel} tell of ${reference}, erased`);
    }
  }

  #rows(channel: (typeof CHANNELS)[number], reference = ""): Row[] {
    return this.#database.rows<Row>(
      `SELECT reference, tries, sent_at AS sent FROM leads LEFT JOIN outbox ON lead_id = id AND channel = ?
       WHERE ? IN ('', reference) AND flags NOT LIKE '%flood%'`,
      channel,
      reference,
    );
  }

  /** Compares messages and outbox after a calm hour. Leads of a flood send no message. */
  check(): string | undefined {
    for (const channel of CHANNELS) {
      const rows = this.#rows(channel);
      // One message of many leads names some of them.
      const areNamed = rows.length <= MOST_NAMED;
      for (const { reference, tries, sent } of rows) {
        if (tries === null) return `${channel} know nothing of ${reference}`;
        if (!sent || (areNamed && !this.#last.has(`${channel} ${reference}`)))
          return `${channel} never told of ${reference}`;
      }
    }
    return undefined;
  }
}
