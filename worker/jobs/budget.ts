/**
 * What one run of the scheduled job may use. Cloudflare ends a run that uses more, whatever it is doing, so all parts of the run count on
 * one budget.
 */

/** Below what is allowed: 1,000 queries to D1, `cpu_ms` of wrangler.toml, and ten minutes until the next run. */
const RUN = { queries: 1000, cpuMs: 50_000, ms: 8 * 60_000 } as const;

/** What a part may use, together with the parts before it. What is left at the end writes down the outcome of each part. */
const MARKS = { drain: 0.6, outbox: 0.8, sweep: 0.9, retire: 0.95 } as const;

/** A part's share of the run. */
export interface Share {
  /** Whether it may go on. */
  isLeft(): boolean;
  /** Counts CPU. It is estimated, since no clock runs at the edge while code does. @param ms of one thing, estimated */
  spend(ms: number): void;
}

/** Without bounds, for what is not the job. */
export const UNBOUNDED: Share = { isLeft: () => true, spend: () => {} };

export class Budget {
  readonly #began = Date.now();
  #queries = 0;
  #cpuMs = 0;

  /** The database, with each statement counted. */
  counted(db: D1Database): D1Database {
    const prepare = (text: string): D1PreparedStatement => {
      this.#queries += 1;
      return db.prepare(text);
    };
    return { prepare, batch: (statements: D1PreparedStatement[]) => db.batch(statements) } as D1Database;
  }

  share(part: keyof typeof MARKS): Share {
    const mark = MARKS[part];
    return {
      isLeft: () =>
        this.#queries < RUN.queries * mark &&
        this.#cpuMs < RUN.cpuMs * mark &&
        Date.now() - this.#began < RUN.ms * mark,
      spend: (ms) => void (this.#cpuMs += ms),
    };
  }
}
