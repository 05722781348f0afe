import { createFileRoute, getRouteApi } from "@tanstack/react-router";
import { useRef } from "react";
import { MemberCard } from "../pages/team/member-card.tsx";
import { MemberDialog } from "../pages/team/member-dialog.tsx";
import { CallBand } from "../ui/call-band.tsx";
import { PageIntro } from "../ui/page-intro.tsx";
import { memberOf, members, type TeamMember } from "../content/team-members.ts";
import { Head } from "../ui/head.tsx";
import { useHydrated } from "../ui/hydrated.ts";

interface Search {
  /** The id of the member whose card is open; whatever else it says is ignored. */
  readonly member?: unknown;
}

export const Route = createFileRoute("/about/team")({
  validateSearch: (search: Search) => search,
  component: Team,
});

// By its name, or the little that is not split off becomes a file which every page has to fetch.
const route = getRouteApi("/about/team");

function Team() {
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
      <Head
        title="Our team"
        description="Nine specialists for exchange, titles, loans, NRI matters, rentals, building and land. Read who would be on your file before you call."
        path="/about/team"
        picture="about"
      />
      <PageIntro
        title="The people whose names stand on your file"
        lead="You deal with one of them from the first call to the last key. The other eight sit down the corridor, and you may ask for any of them."
        crumbs={[{ label: "About us", href: "/about" }, { label: "Our team" }]}
      />
      <section className="wrap section pt-12" aria-label="Our team">
        <ul ref={cards} className="snap-row team">
          {members.map((member) => (
            <MemberCard key={member.id} member={member} onOpen={show} />
          ))}
        </ul>
        <p className="mt-12 text-small text-stone">
          The portraits are models, like every picture here, until the photographs are taken.
        </p>
      </section>
      <MemberDialog member={asked} onShow={show} onClose={close} />
      <CallBand
        title="Not sure whom to ask for?"
        text="Say what it is about, in your own words. We pass it to the right desk, and answer within 24 working hours."
        action={{ label: "Raise a Query", href: "/query" }}
      />
    </>
  );
}
