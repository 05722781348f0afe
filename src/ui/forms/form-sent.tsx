import { useEffect, useRef } from "react";
import type { AnyForm } from "../../forms/define.ts";
import type { Receipt } from "../../lead/receipts.ts";
import { Step } from "./step.tsx";

interface FormSentProps {
  readonly form: AnyForm;
  readonly receipt: Receipt;
  /** It was sent before, or from another tab. */
  readonly already?: boolean;
  /** Absent where the form stays on the page with its answers. */
  readonly onAgain?: () => void;
}

/** The form's message, the reference to quote, and what happens next and when. */
export function FormSent({ form, receipt, already = false, onAgain }: FormSentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="notice notice-success grid gap-5 scroll-mt-28">
      <p className="text-h3">{already ? `Already sent, reference ${receipt.reference}` : form.labels.success}</p>
      <p>
        Your reference
        <span className="block text-h2 figures" data-reference="">
          {receipt.reference}
        </span>
        <span className="text-small text-stone">Quote it when you call or write to us.</span>
      </p>
      <div>
        <p className="font-semibold">What happens next</p>
        <ol className="list-decimal pl-5">
          {form.next.map((step) => (
            <li key={step}>
              <Step text={step} />
            </li>
          ))}
        </ol>
      </div>
      {onAgain ? (
        <button type="button" className="btn btn-secondary w-fit" onClick={onAgain}>
          Send another
        </button>
      ) : null}
    </div>
  );
}
