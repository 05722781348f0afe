/** One form on a page. Only fetch and XMLHttpRequest are fake. */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { vi } from "vitest";
import { form as contact } from "../../../../src/forms/definitions/contact.form.ts";
import type { FormValues } from "../../../../src/forms/fields.ts";
import { loadDraft, saveDraft } from "../../../../src/lead/draft.ts";
import { pageSender } from "../../../../src/lead/sender.ts";
import { LeadForm } from "../../../../src/ui/forms/lead-form.tsx";
import type { LeadFormProps } from "../../../../src/ui/forms/use-lead.ts";
import type { AnyForm } from "../../../../src/forms/define.ts";

// jsdom has no layout.
Element.prototype.scrollIntoView ??= () => {};

export const RECEIPT = {
  id: "0b6f6c1e-4f0e-4c55-9d0a-0f3c1f9e5a11",
  reference: "AIPM-7K2M9-QAAAA",
};

export interface Call {
  readonly url: string;
  readonly body: Record<string, unknown>;
}

const json = (body: unknown, status = 200): Response => Response.json(body, { status });
/** The receipt of the lead that was posted. */
export const accepted = ({ body }: Call): Response => {
  const data = { ...RECEIPT, id: body["submissionId"] };
  return json({ success: true, message: "Form submitted successfully", data });
};
export const refused = (status: number, errors: object[] = []): Response =>
  json({ success: false, code: "x", message: "x", errors }, status);

/** Answers each call with the next response and repeats the last one. A function may be slow. */
export function edge(...answers: ((call: Call) => Response | Promise<Response>)[]): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const answer = answers[Math.min(calls.length, answers.length - 1)] ?? accepted;
    const call = { url, body: JSON.parse(String(init.body)) as Call["body"] };
    calls.push(call);
    return answer(call);
  });
  return calls;
}

/** An answer that the test releases. */
export function holdAnswer() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    answer: (call: Call): Promise<Response> => promise.then(() => accepted(call)),
    release: async (): Promise<void> => {
      resolve();
      await settle();
    },
  };
}

/** The real timer, even under fake timers. */
const realTimeout = setTimeout;

/** Waits until all work has settled. Hashes are computed on another thread. */
export const settle = async (): Promise<void> => {
  await act(async () => {
    for (let i = 0; i < 3; i += 1) {
      await crypto.subtle.digest("SHA-256", new Uint8Array());
      await new Promise((resolve) => realTimeout(resolve, 0));
    }
  });
};

export const formPath = (form: AnyForm): string => form.pages[0]?.path ?? "/";

/** Clears the memory of an earlier document. */
async function forgetLeads(): Promise<void> {
  const { outbox } = pageSender();
  for (const { id, isInMemory } of await outbox.list()) if (isInMemory) await outbox.remove(id);
}

/** Runs in a new document. */
export async function show(
  form: AnyForm,
  props: Partial<LeadFormProps> = {},
): Promise<HTMLElement> {
  await forgetLeads();
  const { container } = render(<LeadForm form={form} path={formPath(form)} {...props} />);
  await settle();
  return container;
}

/** The control of a field, by its name on the wire. */
export function control<E extends HTMLElement = HTMLInputElement>(name: string): E {
  const element = document.querySelector<E>(`[name="${name}"]`);
  if (!element) throw new Error(`There is no control called ${name}`);
  return element;
}

/** Types text, picks an option of a select, or sets a box or a radio by the text of its label. */
export function type(name: string, value: string): void {
  fireEvent.change(control(name), { target: { value } });
}
export const choose = (name: string, value: string): void => {
  const option = document.querySelector<HTMLInputElement>(
    `[name="${name}"][value="${CSS.escape(value)}"]`,
  );
  if (!option) throw new Error(`${name} does not offer ${value}`);
  fireEvent.click(option);
};

/** Presses a button by its name. */
export const press = (name: string): boolean =>
  fireEvent.click(screen.getByRole("button", { name }));

/** The ticked options of a field. */
export const checked = (name: string): string[] =>
  [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]:checked`)].map(
    ({ value }) => value,
  );

/** The file input of the form. */
export const fileInput = (): HTMLInputElement =>
  document.querySelector<HTMLInputElement>('input[type="file"]')!;

/** Names of the files that the form lists. */
export const listedFiles = (): string[] =>
  screen
    .queryAllByRole("button", { name: /^Remove / })
    .map((button) => button.textContent.replace("Remove ", ""));

export async function pick(...files: readonly File[]): Promise<void> {
  fireEvent.change(fileInput(), { target: { files } });
  await settle();
}

export const submitButton = (): HTMLButtonElement => {
  const button = document.querySelector<HTMLButtonElement>('button[type="submit"]:not(noscript *)');
  if (!button) throw new Error("There is no submit button");
  return button;
};

export async function submit(): Promise<void> {
  fireEvent.click(submitButton());
  await settle();
}

export const fill = (answers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(answers)) type(name, value);
};

export const person = { fullName: "Asha Rao", phoneNumber: "9876543210" } as const;
/** The required answers of the contact form. */
export const contactAnswers = { ...person, city: "Pune" } as const;

/** Fills in the contact form and presses its button. @returns the calls of the edge, which accepts the lead by default */
export async function sendContact(
  answers: Readonly<Record<string, string>> = {},
  ...responses: Parameters<typeof edge>
): Promise<Call[]> {
  const calls = edge(...responses);
  await show(contact);
  fill({ ...contactAnswers, ...answers });
  await submit();
  return calls;
}

/** Fills in the required answers of the exchange form. */
export function fillExchange(): void {
  fill({
    ...person,
    currentPropertyLocation: "Pune",
    approximateMarketValue: "100",
    preferredExchangeLocation: "Goa",
  });
  choose("exchangePreference", "Same value house in different location");
}

/** The answers of a draft by name, or `undefined` if none is saved. */
export function readDraft(formType: string): FormValues | undefined {
  const answers = Object.entries(loadDraft(formType)).map(([name, { value }]) => [name, value]);
  return answers.length > 0 ? (Object.fromEntries(answers) as FormValues) : undefined;
}
/** Writes a draft as another tab would. */
export function storeDraft(formType: string, values: object): void {
  const time = Date.now() + 1;
  const answers = Object.entries(values as FormValues).map(
    ([name, value]) => [name, { value, at: time }] as const,
  );
  saveDraft(formType, Object.fromEntries(answers), {});
}

export const alerts = (): string[] =>
  screen.queryAllByRole("alert").map((element) => element.textContent.trim());
