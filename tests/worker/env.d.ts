declare namespace Cloudflare {
  interface Env extends Readonly<import("../../worker/env.ts").Secrets> {
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    TEST_VIEWS: string[];
  }
}
