import { groupDigits } from "../../forms/reading/rupees.ts";
import { t } from "../../i18n/t.ts";

/** By how much a text is too long, or "". Texts are never cut, because the end may matter. */
export function tooLong(text: unknown, most: number): string {
  const over = String(text).length - most;
  return over > 0
    ? t("{over} characters too many. The limit is {most}.", {
        over: groupDigits(over),
        most: groupDigits(most),
      })
    : "";
}

export interface Note {
  /** Shown and announced at once: the text is too long. */
  readonly over?: string;
  /** What the text means, or a question about it. Announced once the field is left. */
  readonly text?: string | false | undefined;
  /** The note keeps a line free while the visitor types, so that nothing below it moves. */
  readonly isTyping?: boolean;
}

/** The one live region of a field. A new element within it is announced, which the key makes when the field is left. */
export function FieldNote({ over, text, isTyping = false }: Note) {
  const shown = over || text || "";
  return (
    <p
      role="status"
      aria-live={isTyping && !over ? "off" : undefined}
      className={`figures ${over ? "text-small font-600 text-danger" : "text-small text-stone"} ${isTyping ? "min-h-7" : "empty:absolute"} print:min-h-0`}
    >
      {shown ? <span key={String(isTyping)}>{shown}</span> : null}
    </p>
  );
}
