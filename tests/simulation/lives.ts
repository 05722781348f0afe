/** Lives plans in this process, one after the other. */
import { bundle } from "./bundle.ts";
import { Clock, install } from "./clock.ts";
import type { Plan } from "./plan.ts";
import { Random } from "./random.ts";
import { Bucket, Database } from "./stores.ts";
import { play, type Stage } from "./world.ts";

/** An error of a promise that no code awaited, for example in a page. */
let unheard: unknown;

/** Takes over the clock of this process. @param broken the name of a repair to undo */
export async function createStage(broken?: string): Promise<Stage> {
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
  return stage;
}

/**
 * Returns a function that plays a plan. Its result is the fault, or `undefined` if the plan holds.
 */
export async function lives(broken?: string): Promise<(plan: Plan) => Promise<string | undefined>> {
  const stage = await createStage(broken);
  process.on("unhandledRejection", (error) => (unheard ??= error));
  return async (plan) => {
    unheard = undefined;
    try {
      await play(stage, plan);
      if (unheard !== undefined) throw unheard;
      return undefined;
    } catch (error) {
      // A plan that failed may have left something in the isolate's memory.
      stage.isolate = stage.subject.begin();
      if (!(error instanceof Error)) return String(error);
      return error.name === "Violation" ? error.message : (error.stack ?? error.message);
    }
  };
}
