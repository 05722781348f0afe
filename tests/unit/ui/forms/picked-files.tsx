/** Forms with picked files, for the tests of uploads. Register `fakeTransfers` and `endUploads` around each test. */
import { vi } from "vitest";
import type { AnyForm } from "../../../../src/forms/define.ts";
import { form as documents } from "../../../../src/forms/definitions/document-verification.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { type Call, edge, fill, fillExchange, person, pick, show, submit } from "./harness.tsx";
import { file, Transfer } from "./transfer.ts";

/** Ends all transfers. An open one would be retried during a later test. */
export async function endUploads(): Promise<void> {
  vi.useRealTimers();
  await uploadAll();
}

/** Lets every transfer arrive. */
export async function uploadAll(): Promise<void> {
  for (const transfer of Transfer.sent) await transfer.ends(200);
}

export const deed = file("deed.pdf", "application/pdf", 4 * 1024 * 1024);
export const plan = file("plan.png", "image/png", 8 * 1024 * 1024);

/** Shows a form, fills it in and picks files. */
export async function pickFiles(form: AnyForm, files: readonly File[]): Promise<void> {
  await show(form);
  if (form === exchange) fillExchange();
  else if (form === documents) fill({ ...person, email: "a@example.in", propertyLocation: "Pune" });
  else fill({ ...person, preferredCity: "Pune" });
  await pick(...files);
}

/** Fills in a form with files and presses its button. */
export async function send(
  form: AnyForm,
  files: readonly File[],
  ...answers: Parameters<typeof edge>
): Promise<Call[]> {
  const calls = edge(...answers);
  await pickFiles(form, files);
  await submit();
  return calls;
}

/** Returns the body of the lead among the calls. */
export const findLead = (calls: readonly Call[]): Call["body"] | undefined =>
  calls.find(({ url }) => url === "/forms")?.body;
