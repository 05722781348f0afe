/** The last of a form's scripts that the loader imports: takes over the form alone, without router or frame. */
import { mayHoldLeads } from "../../lead/outbox-flag.ts";
import { rememberInput } from "../../lead/pre-hydration-input.ts";
import { hydrateForm } from "../../ui/forms/form-root.tsx";
import type { FormModule } from "../../ui/listed-page.tsx";
import { toasts } from "../../ui/toast.ts";
import { stylesLoaded } from "./styles.ts";

const { path = "", formJs = "" } = document.documentElement.dataset;
const element = document.querySelector<HTMLElement>("[data-form-root]")!;
/** Just imported: the document names it before this file. */
const definition = formJs.split(" ").at(-2)!;
const [{ form, learnForm }] = await Promise.all([
  import(/* @vite-ignore */ definition) as Promise<FormModule>,
  stylesLoaded(),
]);

learnForm?.();
dispatchEvent(new Event("form:hydrate"));
rememberInput();
await hydrateForm(element, { form, path });
element.dataset.awake = "";

// The frame shows messages and looks after what waits on this device.
const wake = (): boolean => dispatchEvent(new Event("app:wanted"));
toasts.subscribe(wake);
if (mayHoldLeads()) wake();
