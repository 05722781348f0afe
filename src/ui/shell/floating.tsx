import { Glyph } from "../glyph.tsx";
import { useChat } from "../page-name.ts";
import { t } from "../../i18n/t.ts";

/** A chat with the company, in reach on every page; on a phone and a tablet it stands in the dock. */
export function ChatButton() {
  return (
    <a
      href={useChat()}
      target="_blank"
      rel="noopener"
      aria-label={t("Chat with us on WhatsApp")}
      className="chat-dock float-button bg-green text-on-green max-lg:hidden print:hidden"
    >
      <Glyph name="message-circle" />
      <span>{t("Chat with us")}</span>
    </a>
  );
}

/** On a phone and a tablet it stands in the dock, or at the end of a form. Comes into view beyond 1000 px of scroll by its place in the page alone, without a script (see `top-dock`). */
export function BackToTop() {
  return (
    <div className="top-dock print:hidden">
      <a href="#top" aria-label={t("Back to top")} className="float-button border border-line bg-card text-ink">
        <Glyph name="arrow-up" />
      </a>
    </div>
  );
}
