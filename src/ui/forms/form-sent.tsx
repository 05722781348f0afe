import { useEffect, useRef, useState } from "react";
import { company, offices } from "../../content/company.ts";
import { formatDialledNumber } from "../../forms/reading/dialled.ts";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import { loadReceipt, type Receipt } from "../../lead/receipts.ts";
import { optional } from "../optional.tsx";
import { PhoneNumber } from "../phone-number.tsx";
import { Reference } from "./reference.tsx";
import { Sentence } from "../sentence.tsx";
import { Unbroken } from "../unbroken.tsx";
import { localeTag, t } from "../../i18n/t.ts";

const details = () => import("./receipt-details.tsx");
/** Fetches the code of the receipt and the toasts while the form is filled in. The network may be gone later. */
export const preloadReceipt = (): void => {
  if (!navigator.onLine) return;
  Promise.all([details(), import("../shell/toaster.tsx")]).catch(() => {});
};
const CallBack = optional("CallBack", details);
const ReceiptDetails = optional("ReceiptDetails", details);

interface FormSentProps {
  readonly form: AnyForm;
  readonly receipt: Receipt;
  /** The answers, if a tab still has them. */
  readonly values?: FormValues | undefined;
  /** Names of the files that were sent. */
  readonly files?: readonly string[] | undefined;
  /** It was sent earlier, or from another tab. */
  readonly already?: boolean;
  /** Starts a new lead. Absent where the form and its answers stay on the page. */
  readonly onNewLead?: () => void;
}

/** When the lead was sent. The receipt is stored moments after it came. */
const sentAt = (formType: string, { id }: Receipt): number => {
  const stored = loadReceipt(formType);
  return stored?.id === id ? stored.at : Date.now();
};

/** Who will call: name, address and phone, as on a letter. */
const Firm = () => (
  <address className="grid gap-1 border-t border-line pt-6 not-italic text-small">
    <b>{company.name}</b>
    <span>{offices[0].lines.join(", ")}</span>
    <span className="flex flex-wrap gap-x-4">
      <PhoneNumber />
      <a className="link" href={company.email.href}>
        {company.email.display}
      </a>
    </span>
  </address>
);

/** The number, in which the visitor can notice a wrong digit. */
const CallsNumber = ({
  number,
  reference,
}: {
  readonly number: string;
  readonly reference: string;
}) => (
  <div className="grid gap-1">
    <p className="font-600">
      <Sentence
        text="We will call {number}"
        number={<span className="whitespace-nowrap figures text-h3">{number}</span>}
      />
    </p>
    <CallBack reference={reference} />
  </div>
);

/** The receipt is a card: reference, time, the number that we will call, the next steps, all that was sent, and who we are. */
export function FormSent({
  form,
  receipt,
  values,
  files,
  already = false,
  onNewLead,
}: FormSentProps) {
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "start" });
  }, []);
  const { reference } = receipt;
  const [at] = useState(() => sentAt(form.type, receipt));
  // No one calls the colleague who fills in an internal form.
  const number = values && !form.unlisted ? formatDialledNumber(values) : undefined;
  return (
    <section
      ref={box}
      className="mt-6 grid gap-8 rounded-lg border border-line bg-card p-6 shadow-card scroll-mt-28 sm:p-10 print:border-0 print:p-0 print:[box-shadow:none]"
    >
      <h2 ref={heading} tabIndex={-1} className="text-h3 border-t-4 border-leaf pt-5">
        {already ? t("Already sent, reference {reference}", { reference }) : form.labels.success}
      </h2>
      <Reference reference={reference} />
      <p>
        <span className="block text-small text-stone">{t("Sent on")}</span>{" "}
        <time dateTime={new Date(at).toISOString()}>
          {new Date(at).toLocaleString(localeTag(), { dateStyle: "long", timeStyle: "short" })}
        </time>
      </p>
      {form.unlisted ? null : (
        <p className="font-600">
          <Sentence
            text="Anyone who calls you from AIPM will give this reference first. If the caller does not know it, hang up and call {phone}."
            phone={<PhoneNumber />}
          />
        </p>
      )}
      {number ? <CallsNumber {...{ number, reference }} /> : null}
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
      <ReceiptDetails
        {...{ form, reference, values, files }}
        isFormShown={onNewLead === undefined}
      />
      {onNewLead ? (
        <button type="button" className="btn btn-secondary w-fit print:hidden" onClick={onNewLead}>
          {t("Send another")}
        </button>
      ) : null}
      <Firm />
    </section>
  );
}
