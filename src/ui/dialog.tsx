import { useEffect, useRef, type ReactNode } from "react";

/** Invoker commands open and close a dialog without a script, where the browser knows them. */
const invoke = (command: "show-modal" | "close", id: string) => ({ command, commandfor: id });

const knowsCommands = (): boolean => "commandForElement" in HTMLButtonElement.prototype;

const dialogOf = (id: string): HTMLDialogElement | undefined => {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : undefined;
};

export interface DialogButtonProps {
  /** The dialog's id. */
  opens: string;
  className?: string;
  children: ReactNode;
}

export function DialogButton({ opens, className = "btn btn-secondary", children }: DialogButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => knowsCommands() || dialogOf(opens)?.showModal()}
      {...invoke("show-modal", opens)}
    >
      {children}
    </button>
  );
}

export interface DialogProps {
  id: string;
  title: string;
  children: ReactNode;
  /** Given, it rules whether the dialog is open; left out, buttons open it by its id. */
  open?: boolean;
  onClose?: () => void;
  className?: string;
}

/** The browser's own dialog: it traps focus, closes on Escape and gives focus back. The backdrop closes it as well. */
export function Dialog({ id, title, children, open, onClose, className = "" }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open === undefined) return;
    if (open && !dialog.current!.open) dialog.current!.showModal();
    if (!open && dialog.current!.open) dialog.current!.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current!;
    const backdrop = (event: MouseEvent): void => {
      if (event.target === element) element.close();
    };
    element.addEventListener("click", backdrop);
    return () => element.removeEventListener("click", backdrop);
  }, []);

  return (
    <dialog ref={dialog} id={id} aria-labelledby={`${id}-title`} className={`modal ${className}`} onClose={onClose}>
      <div className="p-5 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-h2">
            {title}
          </h2>
          <button
            type="button"
            className="btn-round -mt-1 -mr-1"
            aria-label="Close"
            onClick={() => knowsCommands() || dialog.current!.close()}
            {...invoke("close", id)}
          >
            <span className="i-lucide-x" aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
