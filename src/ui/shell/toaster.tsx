import { useEffect, type ReactNode } from "react";
import { toast as sonner, Toaster as Sonner } from "sonner";
import "sonner/dist/styles.css";
import { t } from "../../i18n/t.ts";
import { toasts, type ToastKind } from "../toast.ts";

const GUTTER = 8;
/** The height of the header, with a gap. */
const BELOW_HEADER = "4.75rem";
const OFFSET = { top: BELOW_HEADER, right: GUTTER, left: GUTTER };

const ICONS: Record<ToastKind, ReactNode> = {
  default: undefined,
  success: <span className="i-lucide-circle-check text-success" aria-hidden="true" />,
  error: <span className="i-lucide-circle-alert text-danger" aria-hidden="true" />,
  loading: <span className="i-lucide-loader-circle animate-spin text-brass" aria-hidden="true" />,
};

/** Not sonner's own loading kind, which places its spinner differently. */
const show = { default: sonner, success: sonner.success, error: sonner.error, loading: sonner };

export function Toaster() {
  useEffect(
    () =>
      toasts.connect(({ id, kind, message, duration }) => {
        // The page announces the same message, so screen readers skip the toast's text.
        const text = <span aria-hidden="true">{message}</span>;
        void show[kind](text, { id, duration, icon: ICONS[kind] });
      }),
    [],
  );
  return (
    <Sonner
      className="print:hidden"
      position="top-right"
      gap={GUTTER}
      offset={OFFSET}
      mobileOffset={OFFSET}
      containerAriaLabel={t("Messages")}
      // Its default, Alt+T, would take the focus from a field.
      hotkey={[]}
      visibleToasts={4}
      expand
      toastOptions={{
        unstyled: true,
        closeButton: true,
        closeButtonAriaLabel: t("Close"),
        classNames: {
          toast:
            "flex w-full items-start gap-3 rounded border bg-card px-4 py-3.5 font-sans font-500 leading-snug text-ink shadow-card",
          closeButton:
            "order-1 -my-2.5 -mr-3 ml-auto grid size-11 flex-none place-items-center text-stone hover:text-ink",
          success: "border-l-4 border-success",
          error: "border-l-4 border-danger",
        },
      }}
    />
  );
}
