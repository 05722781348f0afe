/** Notices above the form about a draft or a receipt on this device. */
import { useHydrated } from "../hydrated.ts";
import type { StoredReceipt } from "../../lead/receipts.ts";
import { attempt } from "../../lead/storage.ts";
import { Sentence } from "../sentence.tsx";
import { formatTime } from "./waiting-lead.tsx";
import { t } from "../../i18n/t.ts";

/** How to leave the browser of an app. */
export const openOutside = (): string => t("In an app, “Open in browser” in its menu (⋮ or …) helps.");

/** Shown in a browser that stores nothing, such as the browser of an app. */
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
          time={formatTime(receipt.at)}
          reference={<span className="font-600 whitespace-nowrap">{receipt.reference}</span>}
        />
      </p>
      <button type="button" className="btn btn-quiet" onClick={onShow}>
        {t("Show it")}
      </button>
    </div>
  );
}
