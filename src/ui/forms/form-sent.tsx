import { useEffect, useRef } from "react";
import { formatDialledNumber } from "../../forms/reading/dialled.ts";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import type { Receipt } from "../../lead/receipts.ts";
import { optional } from "../optional.tsx";
import { PhoneNumber } from "../phone-number.tsx";
import { Reference } from "./reference.tsx";
import { Sentence } from "../sentence.tsx";
import { Unbroken } from "../unbroken.tsx";
import { t } from "../../i18n/t.ts";

const details = () => import("./receipt-details.tsx");
/** Fetches the code of the receipt, the toasts and the messages while the form is filled in. The network may be gone later. */
export const preloadReceipt = (): void => {
  if (!navigator.onLine) return;
  Promise.all([details(), import("../shell/toaster.tsx"), import("./outbox-messages.tsx")]).catch(() => {});
};
const CallBack = optional("receipt", async () => (await details()).CallBack);
const ReceiptDetails = optional("receipt", async () => (await details()).ReceiptDetails);

interface FormSentProps {
  readonly form: AnyForm;
  readonly receipt: Receipt;
  /** The answers, if a tab still has them. */
  readonly values?: FormValues | undefined;
  /** It was sent earlier, or from another tab. */
  readonly already?: boolean;
  /** Starts a new lead. Absent where the form and its answers stay on the page. */
  readonly onNewLead?: () => void;
}

/** The receipt: the reference, the number that we will call and when, the next steps, and the answers. */
export function FormSent({ form, receipt, values, already = false, onNewLead }: FormSentProps) {
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "start" });
  }, []);
  const { reference } = receipt;
  // No one calls the colleague who fills in an internal form.
  const number = values && !form.unlisted ? formatDialledNumber(values) : undefined;
  return (
    <section ref={box} className="notice notice-success mt-6 grid gap-5 scroll-mt-28">
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {already ? t("Already sent, reference {reference}", { reference }) : form.labels.success}
      </h2>
      <Reference reference={reference} />
      {form.unlisted ? null : (
        <p className="font-600">
          <Sentence
            text="Whoever calls you from AIPM begins with this reference. If a caller does not know it, hang up and call {phone}."
            phone={<PhoneNumber />}
          />
        </p>
      )}
      {number ? (
        // The visitor can notice a wrong digit here.
        <div className="grid gap-1">
          <p className="font-600">
            <Sentence
              text="We will call {number}"
              number={<span className="whitespace-nowrap figures">{number}</span>}
            />
          </p>
          <CallBack reference={reference} />
        </div>
      ) : null}
      <div>
        <h3 className="font-sans font-600">{t("What happens next")}</h3>
        <ol className="list-decimal pl-5">
          {form.next.map((step) => (
            <li key={step}>
              <Unbroken text={step} />
            </li>
          ))}
        </ol>
      </div>
      <ReceiptDetails {...{ form, reference, values }} isFormShown={onNewLead === undefined} />
      {onNewLead ? (
        <button type="button" className="btn btn-secondary w-fit print:hidden" onClick={onNewLead}>
          {t("Send another")}
        </button>
      ) : null}
    </section>
  );
}
