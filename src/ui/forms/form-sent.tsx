import { useEffect, useId, useRef } from "react";
import { dialled } from "../../forms/dialled.ts";
import type { AnyForm } from "../../forms/define.ts";
import type { FormValues } from "../../forms/fields.ts";
import type { Receipt } from "../../lead/receipts.ts";
import { optional } from "../optional.tsx";
import { Reference } from "./reference.tsx";
import { Sentence } from "../sentence.tsx";
import { t } from "../../i18n/t.ts";

/** What the receipt can do without. */
const details = () => import("./receipt-details.tsx");
/** Fetches what tells of an answer while the form is filled in: there may be no network by then. */
export const prepareAnswer = (): void => {
  // Offline it would fail, and be missing to this page for good.
  if (navigator.onLine) Promise.all([details(), import("../shell/toaster.tsx")]).catch(() => {});
};
const CallBack = optional("receipt", async () => (await details()).CallBack);
const ReceiptActions = optional("receipt", async () => (await details()).ReceiptActions);
const AnswersGiven = optional("receipt", async () => (await details()).AnswersGiven);

interface FormSentProps {
  readonly form: AnyForm;
  readonly receipt: Receipt;
  /** What was answered, where a tab that is open knows. */
  readonly values?: FormValues | undefined;
  /** It was sent before, or from another tab. */
  readonly already?: boolean;
  /** Absent where the form stays on the page with its answers. */
  readonly onAgain?: () => void;
}

/** A receipt worth keeping: the reference, who is called and when, what happens next, and what was sent. */
export function FormSent({ form, receipt, values, already = false, onAgain }: FormSentProps) {
  const box = useRef<HTMLElement>(null);
  const heading = useId();
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: "start" });
  }, []);
  const { reference } = receipt;
  // A colleague's log is not answered by a call to whoever wrote it.
  const number = values && !form.unlisted ? dialled(values) : undefined;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={heading}
      className="notice notice-success mt-6 grid gap-5 scroll-mt-28"
    >
      <h2 id={heading} className="text-h3">
        {already ? t("Already sent, reference {reference}", { reference }) : form.labels.success}
      </h2>
      <Reference reference={reference} />
      {number ? (
        // The one place to catch a wrong digit.
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
              <Step text={step} />
            </li>
          ))}
        </ol>
      </div>
      <ReceiptActions heading={form.heading} reference={reference} />
      {values ? (
        // A form that keeps its answers shows them itself, except on paper.
        <div className={onAgain ? "" : "hidden print:block"}>
          <AnswersGiven form={form} values={values} />
        </div>
      ) : null}
      {onAgain ? (
        <button type="button" className="btn btn-secondary w-fit print:hidden" onClick={onAgain}>
          {t("Send another")}
        </button>
      ) : null}
    </section>
  );
}

/** The text of a step; a range such as "4-8" stays on one line. */
export const Step = ({ text }: { text: string }) =>
  text.split(/(\d+-\d+%?)/).map((part, i) =>
    i % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
