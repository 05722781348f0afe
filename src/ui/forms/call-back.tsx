import { claims } from "../../content/claims.ts";
import { company } from "../../content/company.ts";
import { useChat } from "../page-name.ts";
import { t } from "../../i18n/t.ts";
import { Sentence } from "../sentence.tsx";

/** The one place to catch a wrong digit. A lead is never changed by its form: a person puts the number right. */
export function CallBack({ number, reference }: { number: string; reference: string }) {
  return (
    <div className="grid gap-1">
      <p className="font-600">
        <Sentence text="We will call {number}" number={<span className="whitespace-nowrap figures">{number}</span>} />
      </p>
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
    </div>
  );
}
