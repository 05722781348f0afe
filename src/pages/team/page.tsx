import { useRef, useState } from "react";
import { Closing } from "../../ui/closing.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import type { Content } from "./content.en.ts";
import type { TeamMember } from "./members.ts";
import { MemberCard } from "./member-card.tsx";
import { MemberDialog } from "./member-dialog.tsx";
import { memberOf } from "./find-member.ts";

/** The member in the address; nobody if it names two. */
const inAddress = (members: Content["members"]): TeamMember | undefined =>
  memberOf(members, new URLSearchParams(location.search).getAll("member").join());

/** Puts the member into the address, for sharing, without a new entry in the history. */
function keepInAddress(member: TeamMember | undefined): void {
  const url = new URL(location.href);
  if (member) url.searchParams.set("member", String(member.id));
  else url.searchParams.delete("member");
  // Not through the router, which would scroll to the top.
  History.prototype.replaceState.call(history, history.state, "", url);
}

export default function TeamPage({ content }: { readonly content: Content }) {
  const { closing, desks, intro, members, page } = content;
  const isHydrated = useHydrated();
  // Undefined during hydration.
  const [chosen, setChosen] = useState<{ readonly member: TeamMember | undefined }>();
  const asked = chosen ? chosen.member : isHydrated ? inAddress(members) : undefined;
  const cards = useRef<HTMLUListElement>(null);

  const show = (member: TeamMember | undefined): void => {
    setChosen({ member });
    keepInAddress(member);
  };
  const close = (last: TeamMember): void => {
    show(undefined);
    cards.current?.querySelector<HTMLElement>(`#member-${last.id}`)?.focus();
  };

  return (
    <>
      <PageIntro {...intro} />
      <section className="wrap section pt-12" aria-label={page.title}>
        <ul ref={cards} className="snap-row team">
          {members.map((member) => (
            <MemberCard
              key={member.id}
              member={member}
              place={desks.placeOf(member.id, members.length)}
              onOpen={show}
            />
          ))}
        </ul>
        <p className="mt-12 text-small text-stone">{desks.note}</p>
      </section>
      <MemberDialog content={content} member={asked} onShow={show} onClose={close} />
      <Closing {...closing} />
    </>
  );
}
