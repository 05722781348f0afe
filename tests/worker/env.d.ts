declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import("../../worker/index.ts");
  }
  interface Env extends Readonly<import("../../worker/env.ts").Env> {
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    /** How many leads the drain's test brings in. */
    DRAIN_LEADS?: string;
  }
}
