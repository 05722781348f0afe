import { useEffect } from "react";
import { toast as sonner, Toaster as Sonner } from "sonner";
import { toasts, type ToastKind } from "../../lib/toast.ts";

const GUTTER = 8;

const show: Record<ToastKind, typeof sonner.success> = {
  default: sonner,
  success: sonner.success,
  error: sonner.error,
  loading: sonner.loading,
};

export function Toaster() {
  useEffect(
    () =>
      toasts.connect((change) => {
        if ("dismiss" in change) sonner.dismiss(change.dismiss);
        else show[change.kind](change.message, { id: change.id, duration: change.duration });
      }),
    [],
  );
  return (
    <Sonner
      position="top-right"
      gap={GUTTER}
      offset={GUTTER}
      mobileOffset={GUTTER}
      visibleToasts={4}
      expand
      containerAriaLabel="Messages"
      icons={{
        success: <span className="i-lucide-circle-check text-success" />,
        error: <span className="i-lucide-circle-alert text-danger" />,
        loading: <span className="i-lucide-loader-circle text-brass animate-spin" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButton: false,
        classNames: {
          toast: "flex items-start gap-3 w-full rounded bg-card text-ink border border-line px-4 py-3.5 shadow-card",
          success: "toast-success",
          error: "toast-error",
          title: "text-small font-500",
          icon: "mt-.5",
        },
      }}
    />
  );
}
