declare namespace Cloudflare {
  interface Env extends Readonly<import("../../worker/env.ts").Secrets> {
    /** What a second year would be bound to. */
    readonly DB_2027: D1Database;
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    TEST_VIEWS: string[];
  }
}
