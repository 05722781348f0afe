/** What a receipt can do without: one chunk, fetched while the form is filled in. */
import type { AnyForm } from "../../forms/define.ts";
import { answersOf } from "../../forms/answers.ts";
import type { FormValues } from "../../forms/fields.ts";
import { encode } from "uqr";
import { company } from "../../content/company.ts";
import { useChat } from "../page-name.ts";
import { t } from "../../i18n/t.ts";
import { claims } from "../../content/claims.ts";
import { Sentence } from "../sentence.tsx";

interface ReceiptActionsProps {
  readonly heading: string;
  readonly reference: string;
}

/** Ways to keep the receipt and to come back to it; what leaves the device is what the visitor sends. */
export function ReceiptActions({ heading, reference }: ReceiptActionsProps) {
  const share = (): void => {
    const text = t("{heading}: my AIPM reference is {reference}. AIPM: {phone}", {
      heading,
      reference,
      phone: company.phone.display,
    });
    // Closing the share sheet is no fault.
    navigator.share({ title: `AIPM ${reference}`, text }).catch(() => {});
  };
  const chat = useChat(t("Hello, my reference is {reference}.", { reference }));
  return (
    <>
      <p className="flex flex-wrap gap-3 print:hidden">
        <button type="button" className="btn btn-secondary" onClick={() => print()}>
          {t("Save or print")}
        </button>
        {"share" in navigator ? (
          <button type="button" className="btn btn-secondary" onClick={share}>
            {t("Share")}
          </button>
        ) : null}
        <a className="btn btn-quiet" href={chat} target="_blank" rel="noopener">
          {t("Chat about this request")}
        </a>
      </p>
      <ChatCode href={chat} />
    </>
  );
}

/** On paper nothing can be tapped: a phone that sees this opens the same chat. */
function ChatCode({ href }: { href: string }) {
  const { data, size } = encode(href, { ecc: "M" });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <figure className="hidden print:grid gap-1 w-fit">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        // In Hindi it has some ninety rows, which a phone should still see.
        width="160"
        height="160"
        role="img"
        aria-label={t("Chat about this request")}
      >
        <path d={dark.join("")} />
      </svg>
      <figcaption className="text-small">{t("Scan it to chat about this request")}</figcaption>
    </figure>
  );
}

export const AnswersGiven = ({ form, values }: { form: AnyForm; values: FormValues }) => (
  <>
    <h3 className="font-sans font-600">{t("What you sent")}</h3>
    <dl className="grid gap-2 mt-2 text-small">
      {answersOf(form, values).map(({ label, text }) => (
        <div key={label}>
          <dt className="text-stone">{label}</dt>
          <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
        </div>
      ))}
    </dl>
  </>
);

/** When to expect the call, and what to do about a wrong digit. A lead is never changed by its form: a person puts the number right. */
export function CallBack({ reference }: { reference: string }) {
  return (
    <>
      <p className="text-small">
        {t("Expect the call within {time}. {hours}.", {
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
              href={useChat(t("My reference is {reference}. The right phone number is ", { reference }))}
              target="_blank"
              rel="noopener"
            >
              {t("Correct it")}
            </a>
          }
          phone={
            <a className="link whitespace-nowrap" href={company.phone.href}>
              {company.phone.display}
            </a>
          }
        />
      </p>
    </>
  );
}
