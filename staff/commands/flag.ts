import { usage } from "../failure.ts";
import { findStored } from "../lead/find-leads.ts";
import { addSpam, removeSpam } from "../lead/flags.ts";
import { plural } from "../terminal/layout.ts";
import type { Command, Context } from "./command.ts";

async function run({ given, words, store, say, note }: Context): Promise<void> {
  if (given.spam === given.remove) throw usage("Write either --spam or --remove.");
  const open = await store();
  const ids = (await findStored(open, words, "Flag it once it is stored.")).map(({ id }) => id);
  await open.transact([given.spam ? addSpam(ids) : removeSpam(ids)]);
  const leads = plural(ids.length, "lead");
  say(given.spam ? `${leads} flagged as spam.` : `${leads} no longer flagged as spam.`);
  note(
    given.spam
      ? "Nothing is deleted: --with-spam shows them, `flag --remove` takes the flag away."
      : "What was exported in the meantime lacks them: `export --since` brings them.",
  );
}

/**
 * `leads flag REF...`: flags leads as spam, or takes the flag away. Prints how many. Exit codes: 0, 2, 4; 3 where there is no such lead.
 */
export const flag: Command = {
  name: "flag",
  takes: "REF...",
  about: "flags leads as spam, or takes the flag away",
  options: {
    spam: { type: "boolean", about: "leave them out of lists, exports and counts" },
    remove: { type: "boolean", about: "they are leads after all" },
  },
  examples: [
    ["flag AIPM-7K3M9-2QXPA AIPM-0B1F0-E559F --spam --remote", "two at once"],
    ["flag AIPM-7K3M9-2QXPA --remove --remote", "a person after all"],
  ],
  run,
};
