import { diagnoseDatabase, diagnoseHolidays, diagnoseSpool, type Finding } from "../lead/diagnosis.ts";
import { EXIT, CommandFailure, siteName } from "../failure.ts";
import { details } from "../terminal/layout.ts";
import type { Command, Context } from "./command.ts";

async function run({ now, place, store, say, note }: Context): Promise<void> {
  const open = await store();
  // One may fail without the other: while the database is away, the spool still answers.
  const parts = [diagnoseSpool(open, now), diagnoseDatabase(open, now)];
  const findings = (
    await Promise.all(
      parts.map((part) =>
        part.catch((error: unknown): readonly Finding[] => {
          if (!(error instanceof CommandFailure)) throw error;
          return [{ what: "out of reach", is: error.message, wrong: true, unreachable: true }];
        }),
      ),
    )
  ).flat();
  findings.push(diagnoseHolidays(now));
  say(details(findings.map(({ what, is, wrong }) => [`${wrong ? "!" : " "} ${what}`, is])));
  const wrong = findings.filter((finding) => finding.wrong);
  if (wrong.length === 0) {
    return note(
      place === "remote"
        ? "\nAll is well."
        : "\nNothing waits on this machine. For the deployed site: npm run leads -- doctor --remote",
    );
  }
  throw new CommandFailure(
    `\n${wrong.length} of ${findings.length} need attention in the ${siteName(place)}: those with a "!".`,
    wrong.some(({ unreachable }) => unreachable) ? EXIT.unreachable : EXIT.failed,
  );
}

/**
 * `leads doctor`: prints what waits, since when and why. Exit codes: 0 where all is well; 1 where something needs attention; 2; 4 where the
 * database or the bucket is out of reach.
 */
export const doctor: Command = {
  name: "doctor",
  about: "what waits, since when and why: the spool, notices, the scheduled jobs",
  options: {},
  examples: [["doctor --remote", "ends with exit code 0 when all is well, so that a script can ask"]],
  run,
};
