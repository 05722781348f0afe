import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from "react";

export interface DialogProps {
  id?: string;
  /** The id of its heading. */
  labelledBy: string;
  open: boolean;
  /** It has closed: by Escape, by its backdrop, by a button inside or by `open`. */
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  className?: string;
  children: ReactNode;
}

/** The dialog in which something happened. */
const dialogOf = (event: SyntheticEvent): HTMLDialogElement => event.currentTarget.closest("dialog")!;

/** For a button inside that closes it. */
export const closeDialog = (event: SyntheticEvent): void => dialogOf(event).close();

/** For a button inside that shows something else, which is read from its beginning. */
export const scrollDialogToTop = (event: SyntheticEvent): void => {
  dialogOf(event).scrollTop = 0;
};

/** The browser's own dialog: it keeps the focus in, closes on Escape and gives the focus back. */
export function Dialog({ id, labelledBy, open, onClose, onKeyDown, className = "", children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current!;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    // Its content covers it: what is hit beside that is the backdrop, and Escape does the same from the keyboard.
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
