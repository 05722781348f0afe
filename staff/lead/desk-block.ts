/** What the desk adds to a lead when it shows one: until when to call, who called, and other leads from the same number. */
import type { AnyForm } from "../../src/forms/define.ts";
import type { DeskFacts } from "./desk-facts.ts";
import type { Lead } from "./lead.ts";
import { promiseOf, shortTime } from "./when-to-call.ts";

const SHOWN = 5;

/** A few of many, and how many more there are. */
export const firstOf = (references: readonly string[]): string[] => [
  ...references.slice(0, SHOWN),
  ...(references.length > SHOWN ? [`and ${references.length - SHOWN} more`] : []),
];

interface Known {
  readonly form: AnyForm | undefined;
  readonly facts: DeskFacts | undefined;
  readonly now: number;
}

/** Labels and values; what is not known is "". */
export function deskBlock(lead: Lead, { form, facts, now }: Known): readonly (readonly [string, string])[] {
  const promise = promiseOf(lead);
  const called = facts?.called_at ? `${shortTime(Date.parse(facts.called_at))} IST by ${facts.called_by}` : "";
  const until = `${shortTime(promise)} IST${promise <= now ? ", which is over" : ""}`;
  return [
    ["Called", called],
    ["Call before", called || form?.unlisted ? "" : until],
    ["Note", facts?.note ?? ""],
    ["Same number", facts ? firstOf(facts.others).join("\n") : ""],
  ];
}
