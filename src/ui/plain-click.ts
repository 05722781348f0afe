type ClickKeys = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** A click without modifier keys, which would open a tab or a window, or download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: ClickKeys): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
