import { useEffect, useState } from "react";
import { listen } from "../page-events.ts";
import { t } from "../../i18n/t.ts";

/** A link was followed without a network: the page and what was typed into it stay, and this says why. */
export function OfflineNote() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = (): void => setShown(true);
    const hide = (): void => setShown(false);
    const ignore = listen("page:offline", show);
    addEventListener("online", hide);
    return () => {
      ignore();
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
