/** What the loader imports first on a page with a form: takes over the form alone, without router or frame. */
import { formPages } from "virtual:form-pages";
import type { AnyForm } from "../../forms/define.ts";
import { mayHoldLeads } from "../../lead/outbox-flag.ts";
import { rememberInput } from "../../lead/pre-hydration-input.ts";
import { hydrateForm } from "../../ui/forms/form-root.tsx";
import { toasts } from "../../ui/toast.ts";
import { stylesLoaded } from "./styles.ts";

async function formAt(path: string): Promise<AnyForm> {
  const english = formPages[path];
  return english ? (await english()).form : (await import("../../words/hi/forms.ts")).formAt(path);
}

const path = document.documentElement.dataset.path!;
const element = document.querySelector<HTMLElement>("[data-form-root]")!;
const [form] = await Promise.all([formAt(path), stylesLoaded()]);

dispatchEvent(new Event("form:hydrate"));
rememberInput();
await hydrateForm(element, { form, path });
element.dataset.awake = "";

// The frame shows messages and looks after what waits on this device.
const wake = (): boolean => dispatchEvent(new Event("app:wanted"));
toasts.subscribe(wake);
if (mayHoldLeads()) wake();
