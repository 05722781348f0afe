/** The optional parts of a receipt, in one chunk that is fetched while the form is filled in. */
import { useState } from "react";
import type { AnyForm } from "../../forms/define.ts";
import { listAnswers } from "../../forms/answers.ts";
import type { FormValues } from "../../forms/fields.ts";
import { company } from "../../content/company.ts";
import { PhoneNumber } from "../phone-number.tsx";
import { useChat } from "../page-name.ts";
import { t } from "../../i18n/t.ts";
import { claims } from "../../content/claims.ts";
import { Sentence } from "../sentence.tsx";

/** Browsers inside apps have `print`, but nothing happens. Elsewhere `beforeprint` comes at once. */
const PRINT_STARTS_MS = 1000;

function PrintButton() {
  const [isIgnored, setIgnored] = useState(false);
  const press = (): void => {
    let hasStarted = false;
    addEventListener("beforeprint", () => (hasStarted = true), { once: true });
    setIgnored(false);
    setTimeout(() => setIgnored(!hasStarted), PRINT_STARTS_MS);
    print();
  };
  if (!("print" in globalThis)) return null;
  return (
    <>
      <button type="button" className="btn btn-secondary" onClick={press}>
        {t("Save or print")}
      </button>
      <span role="status" className="order-last basis-full empty:hidden">
        {isIgnored
          ? t("This app cannot print. Take a screenshot, or open this page in your browser.")
          : null}
      </span>
    </>
  );
}

interface ReceiptProps {
  readonly form: AnyForm;
  readonly reference: string;
  readonly values: FormValues | undefined;
  readonly files: readonly string[] | undefined;
  /** The form stays on the page and shows its answers itself, except in print. */
  readonly isFormShown: boolean;
}

/** Papers to have ready, buttons to print, share or chat, and the answers. */
export const ReceiptDetails = ({ form, reference, values, files, isFormShown }: ReceiptProps) => (
  <>
    {form.papers ? <PapersToTick papers={form.papers} /> : null}
    <ReceiptActions heading={form.heading} reference={reference} />
    {values ? (
      <div className={isFormShown ? "hidden print:block" : ""}>
        <h3 className="font-sans font-600">{t("What you sent")}</h3>
        <dl className="grid gap-x-8 gap-y-3 mt-3 sm:grid-cols-2 print:grid-cols-2">
          {[
            ...listAnswers(form, values),
            ...(files?.length ? [{ label: t("Files"), text: files.join("\n") }] : []),
          ].map(({ label, text }) => (
            <div key={label} className="break-inside-avoid">
              <dt className="text-small text-stone">{label}</dt>
              <dd dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    ) : null}
  </>
);

function ReceiptActions({
  heading,
  reference,
}: {
  readonly heading: string;
  readonly reference: string;
}) {
  const share = (): void => {
    const text = t("{heading}: my AIPM reference is {reference}. AIPM: {phone}", {
      heading,
      reference,
      phone: company.phone.display,
    });
    // Rejects also when the visitor closes the share sheet.
    navigator.share({ title: `AIPM ${reference}`, text }).catch(() => {});
  };
  const chat = useChat(t("Hello, my reference is {reference}.", { reference }));
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      <PrintButton />
      {"share" in navigator ? (
        <button type="button" className="btn btn-secondary" onClick={share}>
          {t("Share")}
        </button>
      ) : null}
      <a className="btn btn-quiet" href={chat} target="_blank" rel="noopener">
        {t("Chat about this request")}
      </a>
      <a className="btn btn-quiet" href="/aipm.vcf">
        {t("Save our number")}
      </a>
    </p>
  );
}

/** The same papers as before the button, to tick on the page or on paper. */
const PapersToTick = ({ papers }: { readonly papers: readonly string[] }) => (
  <fieldset className="text-small">
    <legend className="font-600">{t("Papers to have ready")}</legend>
    <p>{t("Examples. Your adviser will tell you what your case needs.")}</p>
    {papers.map((paper) => (
      <label key={paper} className="tap flex items-center gap-3">
        <input type="checkbox" /> {paper}
      </label>
    ))}
  </fieldset>
);

/** When to expect the call, and how to correct a wrong number: a person does that, since a sent lead is never changed. */
export function CallBack({ reference }: { reference: string }) {
  return (
    <>
      <p className="text-small">
        {t("Expect our call within {time} (three working days). {hours}, Indian time (IST).", {
          time: t(claims.response),
          hours: t(company.hours.office),
        })}
      </p>
      <p className="text-small print:hidden">
        <Sentence
          text="Not your number? {correct} by chat, or call {phone}."
          correct={
            <a
              className="link"
              href={useChat(
                t("My reference is {reference}. The right phone number is ", { reference }),
              )}
              target="_blank"
              rel="noopener"
            >
              {t("Correct it")}
            </a>
          }
          phone={<PhoneNumber />}
        />
      </p>
    </>
  );
}
