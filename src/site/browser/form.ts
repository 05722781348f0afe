/** The last of a form's scripts that the loader imports: takes over the form alone, without router or frame. */
import type { AnyForm } from "../../forms/define.ts";
import { type AnyFormMessages, localizeForm } from "../../forms/localize.ts";
import { localeOf } from "../../i18n/locale.ts";
import { mayHoldLeads } from "../../lead/outbox-flag.ts";
import { rememberInput } from "../../lead/pre-hydration-input.ts";
import { hydrateForm } from "../../ui/forms/form-root.tsx";
import { toasts } from "../../ui/toast.ts";
import { setDocumentLocale } from "./document-locale.ts";
import { stylesLoaded } from "./styles.ts";

const { path = "", formJs = "" } = document.documentElement.dataset;
const element = document.querySelector<HTMLElement>("[data-form-root]")!;
const locale = localeOf(path);
/** Just imported: the document names them before this file. */
const [words, definition] = formJs.split(" ").slice(-3, -1) as [string, string];
const [{ form }, { messages }] = await Promise.all([
  import(/* @vite-ignore */ definition) as Promise<{ form: AnyForm }>,
  (locale === "en" ? {} : import(/* @vite-ignore */ words)) as Promise<{ messages?: AnyFormMessages }>,
  setDocumentLocale(path),
  stylesLoaded(),
]);

dispatchEvent(new Event("form:hydrate"));
rememberInput();
await hydrateForm(element, { form: messages ? localizeForm(form, messages, locale) : form, path });
element.dataset.awake = "";

// The frame shows messages and looks after what waits on this device.
const wake = (): boolean => dispatchEvent(new Event("app:wanted"));
toasts.subscribe(wake);
if (mayHoldLeads()) wake();
