/** Lives plans in this process, one after the other. */
import { bundle } from "./bundle.ts";
import { Clock, install } from "./clock.ts";
import type { Plan } from "./plan.ts";
import { Random } from "./random.ts";
import { Bucket, Database } from "./stores.ts";
import { play, type Stage } from "./world.ts";

/** What nobody waited for has failed: something in a page, perhaps. */
let unheard: unknown;

/**
 * From then on the clock of this process is theirs.
 *
 * @param broken the mend that is undone
 * @returns what does not hold in the life of a plan; undefined where all does
 */
export async function lives(broken?: string): Promise<(plan: Plan) => Promise<string | undefined>> {
  const subject = await bundle(broken);
  const clock = new Clock();
  const quiet = { share: 0, random: new Random(0) };
  const stage: Stage = {
    clock,
    subject,
    isolate: subject.begin(),
    database: new Database(clock, { ...quiet }),
    bucket: new Bucket(clock, { ...quiet }),
    random: new Random(0),
  };
  install(clock, () => stage.random);
  process.on("unhandledRejection", (error) => (unheard ??= error));
  return async (plan) => {
    unheard = undefined;
    try {
      await play(stage, plan);
      if (unheard !== undefined) throw unheard;
      return undefined;
    } catch (error) {
      // What broke off may have left something in its memory.
      stage.isolate = subject.begin();
      if (!(error instanceof Error)) return String(error);
      return error.name === "Violation" ? error.message : (error.stack ?? error.message);
    }
  };
}
