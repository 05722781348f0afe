import { company } from "../content/company.ts";
import { Glyph } from "./glyph.tsx";
import { useChat } from "./page-name.ts";
import { t } from "../i18n/t.ts";

/** Opens a chat with the company's number in a new tab. */
export function ChatLink({ className = "btn btn-secondary" }: { className?: string }) {
  return (
    <a href={useChat()} target="_blank" rel="noopener" className={className}>
      <Glyph name="message-circle" />
      <span>{t(company.chat.label)}</span>
    </a>
  );
}

export function PhoneLink({ className = "link", label }: { className?: string; label?: string }) {
  return (
    <a href={company.phone.href} className={`inline-flex items-center gap-2 ${className}`}>
      <Glyph name="phone" />
      {label && <span>{label}</span>}
      <span className="figures inline-block max-w-full md:whitespace-nowrap">
        {company.phone.display}
      </span>
    </a>
  );
}
