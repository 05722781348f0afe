/** The inlined script keeps what is typed while React is not there. */
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import type { AnyForm } from "../../../src/forms/define.ts";
import { form as contact } from "../../../src/forms/definitions/contact.form.ts";
import { form as exchange } from "../../../src/forms/definitions/property-exchange.form.ts";
import { form as feedback } from "../../../src/forms/definitions/field-executive-feedback.form.ts";
import { form as loan } from "../../../src/forms/definitions/loan-funding.form.ts";
import { TRAP } from "../../../src/forms/trap.ts";
import { loadStoredDraft, saveDraft } from "../../../src/lead/draft.ts";
import { FormNotices } from "../../../src/ui/forms/form-notices.tsx";
import { LeadForm } from "../../../src/ui/forms/lead-form.tsx";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (name: string): Control[] => [
  ...document.querySelectorAll<Control>(`[name="${name}"]`),
];
const isBox = (control: Control): control is HTMLInputElement =>
  /radio|checkbox/.test(control.type);
const read = (name: string): string[] =>
  controlsOf(name).flatMap((control) =>
    isBox(control) && !control.checked ? [] : [control.value],
  );

/** The markup of a form, and its inlined script. */
async function open(form: AnyForm): Promise<void> {
  const path = form.pages[0]!.path;
  history.replaceState(null, "", path);
  document.body.innerHTML = renderToString(
    <>
      <FormNotices />
      <LeadForm form={form} path={path} />
    </>,
  );
  vi.resetModules();
  await import("../../../src/site/browser/native-form.ts");
}

function type(name: string, value: string): void {
  const [control] = controlsOf(name);
  control!.value = value;
  control!.dispatchEvent(new Event("input", { bubbles: true }));
}

beforeEach(() => localStorage.clear());

it.each([
  ["fullName", contact, "Asha"],
  ["incomeProof", loan, ""],
  ["visits.0.location", feedback, "Kanpur"],
] as const)("puts what was typed back into %s", async (name, form, text) => {
  await open(form);
  const control = controlsOf(name)[0]!;
  const value = control instanceof HTMLSelectElement ? control.options[1]!.value : text;
  type(name, value);
  await open(form);
  expect(read(name)).toEqual([value]);
});

it("puts ticked boxes and a chosen radio back", async () => {
  await open(exchange);
  const boxes = [...document.querySelectorAll<HTMLInputElement>("[type=radio]:not(:checked)")];
  const [box] = boxes;
  box!.click();
  const chosen = read(box!.name);
  await open(exchange);
  expect(read(box!.name)).toEqual(chosen);
});

it("keeps neither the trap nor hidden fields", async () => {
  await open(contact);
  type(TRAP, "trapped");
  type("formType", "OTHER");
  type("city", "Pune");
  expect(
    Object.keys(loadStoredDraft("OTHER")?.texts ?? loadStoredDraft("CONTACT_US")!.texts!),
  ).toEqual(["city"]);
});

it("shows an earlier draft once the scripts have failed, except in a field that was touched", async () => {
  history.replaceState(null, "", "/contact-form");
  const at = Date.now();
  saveDraft("CONTACT_US", { city: { value: "Pune", at }, fullName: { value: "Asha", at } }, {});
  await open(contact);
  type("fullName", "Ravi");
  expect(read("city")).toEqual([""]);
  dispatchEvent(new Event("page:failed"));
  expect([read("city"), read("fullName")]).toEqual([["Pune"], ["Ravi"]]);
});

it("keeps nothing once React is ready", async () => {
  await open(contact);
  document.querySelector("form")!.dataset.ready = "";
  type("city", "Pune");
  expect(loadStoredDraft("CONTACT_US")).toBeUndefined();
});

it("forgets answers that are older than a day", async () => {
  await open(contact);
  type("city", "Pune");
  vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  await open(contact);
  vi.useRealTimers();
  expect(read("city")).toEqual([""]);
  expect(localStorage.getItem("aipm:draft:CONTACT_US")).toBeNull();
});
