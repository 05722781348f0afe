import { getRouteApi } from "@tanstack/react-router";
import { useRef } from "react";
import { Closing } from "../../ui/closing.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { Head } from "../../ui/head.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { closing, desks, intro, page } from "./content.ts";
import { MemberCard } from "./member-card.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { memberOf, members, type TeamMember } from "./members.ts";

// By its name, or the little that is not split off becomes a file which every page has to fetch.
const route = getRouteApi("/about/team");

export function Team() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const asked = useHydrated() ? memberOf(search.member) : undefined;
  const cards = useRef<HTMLUListElement>(null);

  /** The address says who is shown, so that it can be passed on; it is one place in the history. */
  const show = (member: TeamMember | undefined): void => {
    void navigate({ search: { ...search, member: member?.id }, replace: true, resetScroll: false });
  };
  const close = (last: TeamMember): void => {
    show(undefined);
    cards.current?.querySelector<HTMLElement>(`#member-${last.id}`)?.focus();
  };

  return (
    <>
      <Head page={page} />
      <PageIntro {...intro} />
      <section className="wrap section pt-12" aria-label={page.title}>
        <ul ref={cards} className="snap-row team">
          {members.map((member) => (
            <MemberCard key={member.id} member={member} onOpen={show} />
          ))}
        </ul>
        <p className="mt-12 text-small text-stone">{desks.note}</p>
      </section>
      <MemberDialog member={asked} onShow={show} onClose={close} />
      <Closing {...closing} />
    </>
  );
}
