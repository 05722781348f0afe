import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react";

export interface DialogProps {
  id?: string;
  /** The id of its heading. */
  labelledBy: string;
  open: boolean;
  /** Called after the dialog has closed by Escape, the backdrop, a button or `open`. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  className?: string;
  children: ReactNode;
}

const findDialog = (event: SyntheticEvent): HTMLDialogElement =>
  event.currentTarget.closest("dialog")!;

/** Closes the dialog around a button. */
export const closeDialog = (event: SyntheticEvent): void => findDialog(event).close();

/** Scrolls the dialog around a button to its top, when its content is replaced. */
export const scrollDialogToTop = (event: SyntheticEvent): void => {
  findDialog(event).scrollTop = 0;
};

/** The native modal `<dialog>`: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({
  id,
  labelledBy,
  open,
  onClose,
  onKeyDown,
  className = "",
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current!;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    // The content covers the dialog, so a click on the dialog itself hit the backdrop. The keyboard has Escape.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={labelledBy}
      className={`modal ${className}`}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && closeDialog(event)}
      onKeyDown={onKeyDown}
    >
      {children}
    </dialog>
  );
}
