/** Notices above the form about what is stored on this device: a contact, a draft, a receipt. */
import { useSelector } from "@tanstack/react-form";
import { useEffect, useState } from "react";
import { isBlank } from "../../forms/reading/blank.ts";
import type { AnyForm } from "../../forms/define.ts";
import { INDIA } from "../../forms/definitions/shared-fields.ts";
import { type Contact, removeContact, loadContact } from "../../lead/contact.ts";
import { useHydrated } from "../hydrated.ts";
import { focusControl } from "./field-link.tsx";
import type { StoredReceipt } from "../../lead/receipts.ts";
import { attempt } from "../../lead/storage.ts";
import { Sentence } from "../sentence.tsx";
import { timeOf } from "./kept.tsx";
import type { LeadFormApi } from "./use-lead-form.ts";
import { t } from "../../i18n/t.ts";

/** Offers the contact of the last form: one tap fills it in, another removes it. Nothing is filled in without a tap. */
export function SavedContact({ definition, form }: { definition: AnyForm; form: LeadFormApi }) {
  const [contact, setContact] = useState<Contact>();
  useEffect(() => {
    // Storage is in the browser alone.
    // oxlint-disable-next-line react/set-state-in-effect
    setContact(loadContact());
  }, []);
  const isEmpty = useSelector(form.store, ({ values }) => isBlank(values.fullName) && isBlank(values.phoneNumber));
  if (!contact || !isEmpty) return null;

  const use = (): void => {
    form.setFieldValue("fullName", contact.fullName);
    // Where the code is locked to India, the number is shown without it.
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

/** The way out of the browser of an app. */
export const openOutside = (): string => t("In an app, “Open in browser” in its menu (⋮ or …) helps.");

/** In a browser that stores nothing, such as that of an app: what this means here, and the way out. */
export const StoresNothing = () =>
  useHydrated() && attempt(() => localStorage.length) === undefined ? (
    <p role="status" className="notice">
      <span>{t("This browser stores nothing: keep this page open until you see your reference.")}</span>{" "}
      <span>{openOutside()}</span>
    </p>
  ) : null;

/** Says that a draft was restored, with a button to clear it. */
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

/** The reference of a form that was sent within the last day. */
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
