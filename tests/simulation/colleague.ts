/** A colleague at the desk, who erases leads and records calls with the real commands. */
import { desk } from "../../staff/desk.ts";
import { deskStore } from "../support/stores.ts";
import type { Edge } from "./edge.ts";
import { type Lead, violate } from "./laws.ts";

async function runDesk({ clock, database, bucket }: Edge, ...argv: string[]) {
  const lines: string[] = [];
  const code = await desk(argv, {
    now: clock.now,
    who: "asha",
    open: async () => deskStore(database, bucket),
    print: (line) => lines.push(line),
    note: (line) => lines.push(line),
  });
  return { code, output: lines.join(" ") };
}

/** Returns the reference that the visitor of a lead got, or that the list of leads shows. */
export function findReference({ database }: Edge, { reference, name }: Lead): string | undefined {
  const [row] = database.rows<{ reference: string }>("SELECT reference FROM leads WHERE full_name = ?", name);
  return reference ?? row?.reference;
}

export async function erase(edge: Edge, lead: Lead): Promise<void> {
  const reference = findReference(edge, lead);
  if (!reference) return;
  if (lead.erasure === "none") lead.erasure = "trying";
  const { code, output } = await runDesk(edge, "erase", reference, "--yes");
  const { database, bucket } = edge.trouble;
  // 3 means that the lead no longer exists.
  if (code === 0 || code === 3) lead.erasure = "done";
  else if (database + bucket === 0) violate(`${lead.name} is not erased: ${output}`);
}

export async function call(edge: Edge, lead: Lead): Promise<void> {
  const reference = findReference(edge, lead);
  if (!reference) return;
  const { code } = await runDesk(edge, "called", reference, "--note", `${lead.name} calls back`);
  if (code === 0) lead.isCalled = true;
}
