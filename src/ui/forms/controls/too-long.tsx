import { groupDigits } from "../../../forms/reading/rupees.ts";
import { t } from "../../../i18n/t.ts";

/** By how much a text is too long, or "". Texts are never cut, because the end may matter. */
export function tooLong(text: string, most: number): string {
  const over = text.length - most;
  return over > 0
    ? t("{over} characters too many: at most {most} can be sent.", { over: groupDigits(over), most: groupDigits(most) })
    : "";
}

export const TooLong = ({ text, most }: { readonly text: unknown; readonly most: number }) => (
  <p role="status" className="field-error empty:absolute">
    {tooLong(String(text), most)}
  </p>
);
