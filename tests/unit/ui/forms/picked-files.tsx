/** Forms with picked files, for the tests of uploads. Register `resetUploads` and `endUploads` around each test. */
import { cleanup, fireEvent } from "@testing-library/react";
import { vi } from "vitest";
import type { AnyForm } from "../../../../src/forms/define.ts";
import { form as documents } from "../../../../src/forms/definitions/document-verification.form.ts";
import { form as exchange } from "../../../../src/forms/definitions/property-exchange.form.ts";
import { type Call, edge, fill, fillExchange, person, settle, show, submit } from "./harness.tsx";
import { fakeTransfers, file, signed, Transfer } from "./transfer.ts";

export function resetUploads(): void {
  localStorage.clear();
  fakeTransfers();
}

/** Ends all transfers. An open one would be retried during a later test. */
export async function endUploads(): Promise<void> {
  vi.useRealTimers();
  for (const transfer of Transfer.sent) await transfer.ends(200);
  cleanup();
}

export const deed = file("deed.pdf", "application/pdf", 4 * 1024 * 1024);
export const plan = file("plan.png", "image/png", 8 * 1024 * 1024);

/** Shows a form, fills it in and picks files. */
export async function pickFiles(form: AnyForm, files: readonly File[]): Promise<void> {
  await show(form);
  if (form === exchange) fillExchange();
  else if (form === documents) fill({ ...person, email: "a@example.in", propertyLocation: "Pune" });
  else fill({ ...person, preferredCity: "Pune" });
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files } });
  await settle();
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

/** Answers with signed URLs for these files. */
export const sign =
  (...names: string[]) =>
  (): Response =>
    signed(names);
