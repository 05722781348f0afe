import { company } from "../content/company.ts";

interface ContactLinkProps {
  className?: string;
  label?: string;
}

/** Opens a chat with the company's number in a new tab. */
export function ChatLink({ className = "btn btn-secondary", label = company.chat.label }: ContactLinkProps) {
  return (
    <a href={company.chat.href} target="_blank" rel="noopener" className={className}>
      <span className="i-lucide-message-circle" aria-hidden="true" />
      {label}
    </a>
  );
}

export function PhoneLink({ className = "link", label }: ContactLinkProps) {
  return (
    <a href={company.phone.href} className={className}>
      <span className="i-lucide-phone mr-1.5" aria-hidden="true" />
      {label && <span className="mr-1.5">{label}</span>}
      <span className="figures whitespace-nowrap">{company.phone.display}</span>
    </a>
  );
}
