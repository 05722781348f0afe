/** Says that answers came back from an earlier visit, with the way to be rid of them. */
import { t } from "../../i18n/t.ts";
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
