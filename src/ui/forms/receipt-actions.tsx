import { chatWith } from "../../content/chat.ts";
import { company } from "../../content/company.ts";

interface ReceiptActionsProps {
  readonly heading: string;
  readonly reference: string;
}

/** Ways to keep the receipt and to come back to it; what leaves the device is what the visitor sends. */
export function ReceiptActions({ heading, reference }: ReceiptActionsProps) {
  const share = (): void => {
    const text = `${heading}: my AIPM reference is ${reference}. AIPM: ${company.phone.display}`;
    // Closing the share sheet is no fault.
    navigator.share({ title: `AIPM ${reference}`, text }).catch(() => {});
  };
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      <button type="button" className="btn btn-secondary" onClick={() => print()}>
        Save or print
      </button>
      {"share" in navigator ? (
        <button type="button" className="btn btn-secondary" onClick={share}>
          Share
        </button>
      ) : null}
      <a
        className="btn btn-quiet"
        href={chatWith(`Hello, my reference is ${reference}.`)}
        target="_blank"
        rel="noopener"
      >
        Chat about this request
      </a>
    </p>
  );
}
