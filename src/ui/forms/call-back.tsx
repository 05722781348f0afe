import { claims } from "../../content/claims.ts";
import { company } from "../../content/company.ts";
import { useChat } from "../page-name.ts";
import { t } from "../../i18n/t.ts";
import { Sentence } from "../sentence.tsx";

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
