import { useState } from "react";
import { chatWith } from "../../content/chat.ts";
import { company } from "../../content/company.ts";

interface ReceiptActionsProps {
  readonly heading: string;
  readonly reference: string;
}

/** The reference in one piece, for the finger and for the clipboard. */
export function Reference({ reference }: { reference: string }) {
  const [told, setTold] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reference);
      setTold("Copied");
    } catch {
      setTold("Press and hold the reference to copy it.");
    }
  };
  return (
    <div className="grid gap-1">
      <p>Your reference</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-h3 figures whitespace-nowrap select-all" data-reference="">
          {reference}
        </span>
        <button type="button" className="btn btn-secondary print:hidden" onClick={() => void copy()}>
          Copy reference
        </button>
      </p>
      <p role="status" className="text-small text-stone empty:hidden">
        {told}
      </p>
      <p className="text-small text-stone">Quote it when you call or write to us.</p>
    </div>
  );
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
