import type { FaqGroup } from "../../content/faq-first.ts";
import type { Content } from "./content.en.ts";

/** To each group that is shown: beside the answers on a wide screen; on a phone a row that stays under the header and scrolls sideways. */
export function JumpList({ content, groups }: { readonly content: Content; readonly groups: readonly FaqGroup[] }) {
  const { faqGroups, jumpLabel } = content;
  const isEmpty = groups.length === 0;
  return (
    <nav
      aria-label={jumpLabel}
      // It keeps its place: what is being typed stands below it on a phone.
      style={isEmpty ? { visibility: "hidden" } : undefined}
      className="tall:sticky top-17 z-10 -mx-[min(1.25rem,6.25vw)] overflow-x-auto bg-page px-[min(1.25rem,6.25vw)] py-2.5 beside lg:mx-0 lg:max-h-[calc(100vh-9rem)] lg:p-0"
    >
      <ul className="jump flex w-max gap-2 lg:block lg:w-auto">
        {(isEmpty ? faqGroups : groups).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="tap">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
