import { company } from "../content/company.ts";
import type { NavLink } from "../content/navigation.ts";
import { ChatLink, PhoneLink } from "./contact-links.tsx";
import { Dock } from "./dock.tsx";
import { RichText, type RichTextValue } from "./rich-text.tsx";
import { Logo } from "./logo.tsx";
import { Unbroken } from "./unbroken.tsx";
import { t } from "../i18n/t.ts";
import { Link } from "./link.tsx";

interface ClosingText {
  title: string;
  text?: RichTextValue;
  /** The page's main action again. */
  action?: NavLink;
  /** Next to the action. */
  second?: NavLink;
  id?: string;
}

export type ClosingProps = ClosingText & { as: "letter" | "phone" };

const Phone = () => <PhoneLink className="tap font-600 hover:underline" label={t("Call us:")} />;

function Text({ title, text, action, second }: ClosingText) {
  return (
    <>
      <h2 className="text-h2">{title}</h2>
      {text && (
        <p className="mt-4 text-lead">
          <RichText text={text} />
        </p>
      )}
      {action && (
        <p className="mt-7 flex flex-wrap gap-3">
          <Link href={action.href} className="btn btn-primary">
            {action.label}
          </Link>
          {second && (
            <Link href={second.href} className="btn btn-secondary">
              {second.label}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

function Letter({ id, ...words }: ClosingText) {
  return (
    <section id={id} className="bg-sand">
      <div className="wrap section max-w-4xl!">
        <div className="brass-base rounded-lg bg-card px-6 py-10 shadow-card sm:px-12 md:px-16 md:py-14">
          <Text {...words} />
          <p className="mt-8 flex flex-wrap items-center gap-x-8 border-t pt-5">
            <span className="flex items-center gap-2 font-display text-xl">
              <Logo className="size-8" />
              <span>{t("The team at {name}", company)}</span>
            </span>
            <Phone />
            <ChatLink className="tap inline-flex items-center gap-2 link" />
          </p>
        </div>
      </div>
    </section>
  );
}

function PhoneCard({ id, ...words }: ClosingText) {
  return (
    <section id={id} className="border-t">
      <div className="wrap section grid items-center gap-x-16 gap-y-10 md:grid-cols-[1.2fr_fit-content(50%)] lg:grid-cols-[1.2fr_minmax(max-content,1fr)]">
        <div>
          <Text {...words} />
        </div>
        <div className="tone-green jali rounded-lg px-5 py-8 sm:px-10">
          <div className="font-600">{t("Call us:")}</div>
          <PhoneLink className="tap text-h2 hover:underline max-[22rem]:text-2xl" />
          <p className="mt-1 text-small text-stone">
            <Unbroken text={t(company.hours.phone)} />
          </p>
          <p className="text-small text-stone">
            <Unbroken text={t(company.hours.office)} />
          </p>
          <p className="mt-6">
            <ChatLink />
          </p>
        </div>
      </div>
    </section>
  );
}

/**
 * The last section of a page and its dock: the page's action once more, phone and chat.
 * @param verb Label of the dock's action, if it differs.
 */
export function Closing({ as, verb, ...words }: ClosingProps & { verb?: NavLink }) {
  const action = verb ?? words.action;
  return (
    <>
      {as === "letter" ? <Letter {...words} /> : <PhoneCard {...words} />}
      <Dock {...(action ? { action } : {})} />
    </>
  );
}
