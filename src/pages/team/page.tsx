import { getRouteApi } from "@tanstack/react-router";
import { useRef } from "react";
import { Closing } from "../../ui/closing.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import type { Content } from "./content.en.ts";
import type { TeamMember } from "./members.ts";
import { IN_PLACE, MemberCard } from "./member-card.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { findMember } from "./find-member.ts";

const route = getRouteApi("/{-$locale}/about/team");

export default function TeamPage({ content }: { readonly content: Content }) {
  const { closing, desks, intro, members, page } = content;
  const { member: id } = route.useSearch();
  const navigate = route.useNavigate();
  const isHydrated = useHydrated();
  const member = isHydrated ? findMember(members, id) : undefined;
  const cards = useRef<HTMLUListElement>(null);

  const show = (next: TeamMember | undefined): void =>
    void navigate({ ...IN_PLACE, to: ".", search: (before) => ({ ...before, member: next?.id }) });
  const close = (last: TeamMember): void => {
    show(undefined);
    cards.current?.querySelector<HTMLElement>(`#member-${last.id}`)?.focus();
  };

  return (
    <>
      <PageIntro {...intro} />
      <section className="wrap section pt-12" aria-label={page.title}>
        <ul ref={cards} className="snap-row team">
          {members.map((person) => (
            <MemberCard
              key={person.id}
              member={person}
              place={desks.placeOf(person.id, members.length)}
            />
          ))}
        </ul>
        <p className="mt-12 text-small text-stone">{desks.note}</p>
      </section>
      <MemberDialog content={content} member={member} onShow={show} onClose={close} />
      <Closing {...closing} />
    </>
  );
}
