/** Notices above the form about a draft or a receipt on this device. */
import { useState } from "react";
import { useHydrated } from "../hydrated.ts";
import type { FormSession } from "../../lead/form-session.ts";
import type { StoredReceipt } from "../../lead/receipts.ts";
import { attempt } from "../../lead/storage.ts";
import { formatTime, LeadStatus } from "./lead-status.tsx";
import { Sentence } from "../sentence.tsx";
import { useStored } from "./use-stored.ts";
import { t } from "../../i18n/t.ts";

/** How to leave the browser of an app. */
export const openOutside = (): string =>
  t("In an app, choose “Open in browser” from its menu (⋮ or …).");

/** As much as a long draft. */
const PROBE = "x".repeat(20_000);

/** Writes and deletes an item: a storage that is full or forbidden fails. */
const isWritable = (): boolean =>
  attempt(() => {
    localStorage.setItem("aipm:probe", PROBE);
    localStorage.removeItem("aipm:probe");
    return true;
  }) ?? false;

/** Shown in a browser that stores nothing, such as the browser of an app, and once the storage is full. */
export function StoresNothing({ session }: { session: FormSession }) {
  const [storesNothing] = useState(() => !isWritable());
  const isUnsaved = useStored(session.isUnsaved);
  const isHydrated = useHydrated();
  if (isHydrated && storesNothing)
    return (
      <p role="status" className="notice">
        <span>
          {t("This browser stores nothing. Keep this page open until you see your reference.")}
        </span>{" "}
        <span>{openOutside()}</span>
      </p>
    );
  return isUnsaved ? (
    <p role="status" className="notice">
      {t(
        "This device has no room for your answers. Keep this page open until you see your reference.",
      )}
    </p>
  ) : null;
}

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
export function LastReceipt({
  receipt: { at, reference },
  onShow,
}: {
  receipt: StoredReceipt;
  onShow: () => void;
}) {
  const button = (
    <button type="button" className="btn btn-quiet" onClick={onShow}>
      {t("Show it")}
    </button>
  );
  return (
    <LeadStatus role="status" buttons={button}>
      <p>
        <Sentence
          text="You sent this form on {time}. Your reference is {reference}."
          time={formatTime(at)}
          reference={<span className="font-600 whitespace-nowrap">{reference}</span>}
        />
      </p>
    </LeadStatus>
  );
}
