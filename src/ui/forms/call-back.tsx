import { chatWith } from "../../content/chat.ts";
import { claims } from "../../content/claims.ts";
import { company } from "../../content/company.ts";

/** The one place to catch a wrong digit. A lead is never changed by its form: a person puts the number right. */
export function CallBack({ number, reference }: { number: string; reference: string }) {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        We will call <span className="whitespace-nowrap figures">{number}</span>
      </p>
      <p className="text-small">
        Expect the call within {claims.response}. {company.hours.office}.
      </p>
      <p className="text-small print:hidden">
        Not your number?{" "}
        <a
          className="link"
          href={chatWith(`My reference is ${reference}. The right phone number is `)}
          target="_blank"
          rel="noopener"
        >
          Correct it
        </a>{" "}
        by chat, or call{" "}
        <a className="link whitespace-nowrap" href={company.phone.href}>
          {company.phone.display}
        </a>
        .
      </p>
    </div>
  );
}
