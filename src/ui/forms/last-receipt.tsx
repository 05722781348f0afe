import type { KeptReceipt } from "../../lead/receipts.ts";

const TIME = new Intl.DateTimeFormat("en-IN", { weekday: "long", hour: "numeric", minute: "2-digit" });

/** For a day after it was sent, the form's page still knows the reference. */
export function LastReceipt({ receipt, onShow }: { receipt: KeptReceipt; onShow: () => void }) {
  return (
    <div role="status" className="notice flex flex-wrap items-center justify-between gap-3">
      <p>
        You sent this form on {TIME.format(receipt.at)}. Your reference is{" "}
        <span className="font-semibold whitespace-nowrap">{receipt.reference}</span>.
      </p>
      <button type="button" className="btn btn-quiet" onClick={onShow}>
        Show it
      </button>
    </div>
  );
}
