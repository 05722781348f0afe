import type { NavLink } from "../content/navigation.ts";
import { ChatLink, PhoneLink } from "./contact-links.tsx";
import { RichText, type RichTextValue } from "./rich-text.tsx";

export interface CallBandProps {
  title: string;
  text?: RichTextValue;
  /** The page's one action again. */
  action?: NavLink;
  chatLabel?: string;
  /** Before the number, such as "Call us:". */
  phoneLabel?: string;
  id?: string;
}

/** How a page ends: what to do now, or whom to talk to instead. */
export function CallBand({ title, text, action, chatLabel, phoneLabel = "Call us:", id }: CallBandProps) {
  return (
    <section id={id} className="tone-green jali">
      <div className="wrap grid items-center gap-x-12 gap-y-8 py-16 md:grid-cols-[1.4fr_1fr] md:py-20">
        <div className="max-w-2xl">
          <h2 className="text-h2">{title}</h2>
          {text && (
            <p className="mt-4 text-lead text-stone">
              <RichText text={text} />
            </p>
          )}
        </div>
        <div className="grid gap-3 md:justify-items-start">
          {action && (
            <a href={action.href} className="btn btn-primary">
              {action.label}
            </a>
          )}
          <ChatLink {...(chatLabel ? { label: chatLabel } : {})} />
          <PhoneLink className="tap flex items-center font-600 hover:underline" label={phoneLabel} />
        </div>
      </div>
    </section>
  );
}
