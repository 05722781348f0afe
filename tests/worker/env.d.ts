declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import("../../worker/index.ts");
  }
  interface Env extends Readonly<import("../../worker/env.ts").Env> {
    /** What a second year would be bound to. */
    readonly DB_2027: D1Database;
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
