import { useState } from "react";
import { t } from "../../i18n/t.ts";

/** The reference, with a button that copies it. */
export function Reference({ reference }: { reference: string }) {
  const [copyStatus, setCopyStatus] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reference);
      setCopyStatus(t("Copied"));
    } catch {
      setCopyStatus(t("Press and hold the reference to copy it."));
    }
  };
  return (
    <div className="grid gap-1">
      <p className="text-small text-stone">{t("Your reference")}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-h3 sm:text-h2 figures whitespace-nowrap select-all" data-reference="">
          {reference}
        </span>
        <button
          type="button"
          className="btn btn-secondary print:hidden"
          onClick={() => void copy()}
        >
          {t("Copy reference")}
        </button>
      </p>
      <p role="status" className="text-small text-stone empty:absolute">
        {copyStatus}
      </p>
      <p className="text-small text-stone">{t("Quote it when you call or write to us.")}</p>
    </div>
  );
}
