import { company } from "../../content/company.ts";

/** A chat with the company, in reach on every page. */
export function ChatButton() {
  return (
    <a
      href={company.chat.href}
      target="_blank"
      rel="noopener"
      aria-label={company.chat.label}
      className="chat-dock float-button bg-green text-on-green print:hidden"
    >
      <span className="i-lucide-message-circle" aria-hidden="true" />
      <span>Chat with us</span>
    </a>
  );
}

/** Comes into view beyond 1000 px of scroll by its place in the page alone, without a script (see `top-dock`). */
export function BackToTop() {
  return (
    <div className="top-dock print:hidden">
      <a href="#top" aria-label="Back to top" className="float-button border border-line bg-card text-ink">
        <span className="i-lucide-arrow-up" aria-hidden="true" />
      </a>
    </div>
  );
}
