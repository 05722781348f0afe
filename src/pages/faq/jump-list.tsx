import { faqGroups, jumpLabel } from "./content.ts";

/** To each group at once: beside the answers on a wide screen; on a phone a row that stays under the header and scrolls sideways. */
export function JumpList() {
  return (
    <nav
      aria-label={jumpLabel}
      className="tall:sticky top-17 z-10 -mx-[min(1.25rem,6.25vw)] overflow-x-auto bg-page px-[min(1.25rem,6.25vw)] py-2.5 lg:top-auto lg:mx-0 lg:p-0 beside-long"
    >
      <ul className="jump flex w-max gap-2 lg:block lg:w-auto">
        {faqGroups.map(({ id, title }) => (
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
