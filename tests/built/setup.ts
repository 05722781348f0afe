/** These tests read `dist/client`: it is built where it is missing or older than what it is made of. */
import { isBuilt } from "../../scripts/built.ts";
import { build } from "../../scripts/commands.ts";

export default async function setup(): Promise<void> {
  if (isBuilt()) return;
  const { ok, output } = await build();
  if (!ok) throw new Error(`The build failed.\n${output}`);
}
