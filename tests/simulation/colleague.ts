/** A colleague at the desk, who erases leads and records calls with the real commands. */
import { desk } from "../../staff/desk.ts";
import { type Bindings, createStore } from "../../staff/store/bindings.ts";
import { type Lead, must } from "./laws.ts";
import type { Stage } from "./network.ts";

export class Colleague {
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  async #desk(...argv: string[]): Promise<{ readonly code: number; readonly said: string }> {
    const { clock, database, bucket } = this.#stage;
    const bindings = { DB: database, FILES: bucket } as unknown as Bindings;
    const outside = { place: "local", bookmark: async () => undefined, close: async () => {} } as const;
    const said: string[] = [];
    const code = await desk(argv, {
      now: clock.now,
      who: "asha",
      open: async () => createStore(bindings, outside),
      print: (line) => said.push(line),
      note: (line) => said.push(line),
    });
    return { code, said: said.join(" ") };
  }

  /** The reference that its visitor got, or that the list of leads shows. */
  findReference({ reference, name }: Lead): string | undefined {
    const { database } = this.#stage;
    return (
      reference ??
      database.rows<{ reference: string }>("SELECT reference FROM leads WHERE full_name = ?", name)[0]?.reference
    );
  }

  async erase(lead: Lead): Promise<void> {
    const reference = this.findReference(lead);
    if (!reference) return;
    if (lead.erasure === "none") lead.erasure = "trying";
    const { code, said } = await this.#desk("erase", reference, "--yes");
    const { database, bucket } = this.#stage;
    // 3 means that the lead no longer exists.
    if (code === 0 || code === 3) lead.erasure = "done";
    else must(database.trouble.share + bucket.trouble.share > 0, () => `${lead.name} is not erased: ${said}`);
  }

  async call(lead: Lead): Promise<void> {
    const reference = this.findReference(lead);
    if (!reference) return;
    const { code } = await this.#desk("called", reference, "--note", `${lead.name} calls back`);
    if (code === 0) lead.isCalled = true;
  }
}
