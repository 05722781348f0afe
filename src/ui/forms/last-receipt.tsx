import type { KeptReceipt } from "../../lead/receipts.ts";
import { localeTag, t } from "../../i18n/t.ts";
import { Sentence } from "../sentence.tsx";

const timeOf = (at: number): string =>
  new Date(at).toLocaleString(localeTag(), { weekday: "long", hour: "numeric", minute: "2-digit" });

/** For a day after it was sent, the form's page still knows the reference. */
export function LastReceipt({ receipt, onShow }: { receipt: KeptReceipt; onShow: () => void }) {
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
