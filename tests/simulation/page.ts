/** Modules that a page loads for a form and for leads that wait on the device. Each simulated tab evaluates them again. */
import { form as contact } from "../../src/forms/definitions/contact.form.ts";
import { form as documentVerification } from "../../src/forms/definitions/document-verification.form.ts";
import { form as portfolio } from "../../src/forms/definitions/portfolio-management.form.ts";
import type { AnyForm } from "../../src/forms/define.ts";

export const forms: Readonly<Record<string, AnyForm>> = Object.fromEntries(
  [contact, documentVerification, portfolio].map((form) => [form.type, form]),
);
export { initialValues } from "../../src/forms/payload.ts";
export { loadDraft } from "../../src/lead/draft.ts";
export { FormFiles } from "../../src/lead/form-files.ts";
export { FormSession } from "../../src/lead/form-session.ts";
export { isSending, shownId } from "../../src/lead/form-states.ts";
export { pageSender } from "../../src/lead/sender.ts";
export { forgetExpired } from "../../src/lead/storage.ts";
export { startSending } from "../../src/site/browser/start-sending.ts";
