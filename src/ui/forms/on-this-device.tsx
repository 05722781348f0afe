/** What this device knows of its visitor, told above the form: answers of an earlier visit, who sent a form today, the last receipt. */
import { useStore } from "@tanstack/react-form";
import { useEffect, useState } from "react";
import { isBlank } from "../../forms/blank.ts";
import type { AnyForm } from "../../forms/define.ts";
import { INDIA } from "../../forms/shared-fields.ts";
import { type Contact, removeContact, loadContact } from "../../lead/contact.ts";
import { focusControl } from "./field-link.tsx";
import type { StoredReceipt } from "../../lead/receipts.ts";
import { Sentence } from "../sentence.tsx";
import type { LeadFormApi } from "./use-lead-form.ts";
import { localeTag, t } from "../../i18n/t.ts";

interface KnownContactProps {
  readonly definition: AnyForm;
  readonly form: LeadFormApi;
}

/** What was sent from here before may be used again with one tap, or forgotten with one: nothing is filled in silently. */
export function KnownContact({ definition, form }: KnownContactProps) {
  const [contact, setContact] = useState<Contact>();
  useEffect(() => {
    // Only the browser knows.
    // oxlint-disable-next-line react/set-state-in-effect
    setContact(loadContact());
  }, []);
  const isFree = useStore(form.store, ({ values }) => isBlank(values.fullName) && isBlank(values.phoneNumber));
  if (!contact || !isFree) return null;

  const use = (): void => {
    form.setFieldValue("fullName", contact.fullName);
    // A form whose numbers are India's shows them without the code.
    form.setFieldValue("phoneNumber", contact.phone.replace(`${INDIA} `, ""));
    if (contact.phone.startsWith(`${INDIA} `) && definition.fields.countryCode)
      form.setFieldValue("countryCode", INDIA);
    if (contact.email && definition.fields.email && isBlank(form.state.values.email))
      form.setFieldValue("email", contact.email);
    focusControl("fullName");
  };
  return (
    <div className="notice grid gap-2">
      <button type="button" className="btn btn-secondary justify-self-start text-left!" onClick={use}>
        {t("Use {name}, {phone}?", {
          name: contact.fullName,
          phone: contact.phone.replace(/^(\S+ \d\d).*/, "$1…"),
        })}
      </button>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-small text-stone">
        {t("From the form you sent today. It is kept on this device alone, for a day.")}
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            removeContact();
            setContact(undefined);
            focusControl("fullName");
          }}
        >
          {t("Forget it")}
        </button>
      </p>
    </div>
  );
}

/** Says that answers came back from an earlier visit, with the way to be rid of them. */
export function RestoredDraft({ onClear }: { onClear: () => void }) {
  return (
    <div className="notice flex flex-wrap items-center justify-between gap-3">
      <p>{t("We kept what you typed earlier on this device.")}</p>
      <button type="button" className="btn btn-quiet" onClick={onClear}>
        {t("Clear it")}
      </button>
    </div>
  );
}

const timeOf = (at: number): string =>
  new Date(at).toLocaleString(localeTag(), { weekday: "long", hour: "numeric", minute: "2-digit" });

/** For a day after it was sent, the form's page still knows the reference. */
export function LastReceipt({ receipt, onShow }: { receipt: StoredReceipt; onShow: () => void }) {
  return (
    <div role="status" className="notice flex flex-wrap items-center justify-between gap-3">
      <p>
        <Sentence
          text="You sent this form on {time}. Your reference is {reference}."
          time={timeOf(receipt.at)}
          reference={<span className="font-600 whitespace-nowrap">{receipt.reference}</span>}
        />
      </p>
      <button type="button" className="btn btn-quiet" onClick={onShow}>
        {t("Show it")}
      </button>
    </div>
  );
}
