import { useEffect, useState } from "react";
import { t } from "../../i18n/t.ts";

/** A link was followed without a network: the page and what was typed into it stay, and this says why. */
export function OfflineNote() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = (): void => setShown(true);
    const hide = (): void => setShown(false);
    addEventListener("site:offline", show);
    addEventListener("online", hide);
    return () => {
      removeEventListener("site:offline", show);
      removeEventListener("online", hide);
    };
  }, []);
  return (
    <div role="status">
      {isShown ? (
        <p className="fixed inset-x-4 top-20 z-50 mx-auto max-w-120 notice shadow-card">
          {t("You are offline, so this page stays open. Try the link again when you are back online.")}
        </p>
      ) : null}
    </div>
  );
}
