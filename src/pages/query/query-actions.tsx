import { useRef, useState, type MouseEvent } from "react";
import { t } from "../../i18n/t.ts";
import type { QueryAction, QueryGroup } from "./content.en.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { MESSAGES } from "../../forms/messages.ts";
import { isPlainClick } from "../../ui/plain-click.ts";
import { Arrow } from "../../ui/arrow.tsx";
import { Link } from "../../ui/link.tsx";

/** The page scrolls to its top for this long before the link is followed. */
const DELAY_MS = 100;

/** Questions that lead to forms, as plain links. */
export function QueryActions({ groups }: { groups: readonly QueryGroup[] }) {
  const [unmapped, setUnmapped] = useState<string>();
  const isFollowing = useRef(false);

  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (isFollowing.current || !isPlainClick(event)) return;
    event.preventDefault();
    setUnmapped(undefined);
    scrollTo({ top: 0 });
    const link = event.currentTarget;
    setTimeout(() => {
      // Repeats the click, which the browser follows this time.
      isFollowing.current = true;
      link.click();
      isFollowing.current = false;
    }, DELAY_MS);
  };

  return (
    <div className="gap-x-16 md:columns-2">
      {groups.map((group) => (
        <section key={group.id} className="mb-12 break-inside-avoid">
          <h2 id={group.id} className="text-h2">
            {group.title}
          </h2>
          <p className="mt-1 mb-4">{group.text}</p>
          <ul className="border-t-2 border-brass">
            {group.actions.map((action) => (
              <li key={action.label} className="border-b">
                <Control {...action} onFollow={follow} onUnmapped={() => setUnmapped(group.id)} />
              </li>
            ))}
          </ul>
          {group.note && (
            <p className="mt-4 text-small text-stone">
              <RichText text={group.note} />
            </p>
          )}
          {unmapped === group.id && (
            <p role="alert" className="notice notice-error mt-4">
              {t(MESSAGES.unmappedAction)}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

interface ControlProps extends QueryAction {
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onUnmapped: () => void;
}

/** A link to a form, or a button where the question has none. */
function Control({ label, href, onFollow, onUnmapped }: ControlProps) {
  const inside = (
    <>
      <span>{label}</span>
      <Arrow />
    </>
  );
  const className =
    "group flex min-h-13 w-full items-center justify-between gap-4 py-2.5 text-left hover:text-leaf";
  return href ? (
    <Link href={href} className={className} onClick={onFollow}>
      {inside}
    </Link>
  ) : (
    <button type="button" className={className} onClick={onUnmapped}>
      {inside}
    </button>
  );
}
