import { usage } from "../failure.ts";
import { findStored } from "../lead/find-leads.ts";
import { addSpam, removeSpam } from "../lead/flags.ts";
import { plural } from "../terminal/layout.ts";
import type { Command, Context } from "./command.ts";

async function run({ options, words, store, print, note }: Context): Promise<void> {
  if (options.spam === options.remove) throw usage("Write either --spam or --remove.");
  const open = await store();
  const leads = await findStored(open, words, "Flag it once it is stored.");
  const ids = leads.map(({ id }) => id);
  await open.transact([options.spam ? addSpam(ids) : removeSpam(ids)]);
  if (options.json)
    for (const { reference } of leads)
      print(JSON.stringify({ reference, spam: options.spam === true }));
  else print(`${plural(ids.length, "lead")} ${options.spam ? "" : "no longer "}flagged as spam.`);
  note(
    options.spam
      ? "Nothing is deleted: --with-spam shows them, `flag --remove` takes the flag away."
      : "An export made in the meantime lacks them: `export --since` has them.",
  );
}

/** `leads flag REF...` flags leads as spam, or takes the flag away. Exit codes: 0, 2, 4, and 3 for an unknown lead. */
export const flag: Command = {
  name: "flag",
  takes: "REF...",
  about: "flags leads as spam, or takes the flag away",
  options: {
    spam: { type: "boolean", about: "leave them out of lists and exports" },
    remove: { type: "boolean", about: "take the flag away" },
  },
  json: "a line of JSON for each lead",
  examples: [
    ["flag AIPM-7K3M9-2QXPA AIPM-0B1F0-E559F --spam --remote", "two at once"],
    ["flag AIPM-7K3M9-2QXPA --remove --remote", "a person after all"],
  ],
  run,
};
