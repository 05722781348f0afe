import { getRouteApi } from "@tanstack/react-router";
import type { TeamMember } from "./members.ts";
import { Picture } from "../../ui/picture.tsx";

/** Navigation to another state of the same page, such as an open dialog. */
export const IN_PLACE = { replace: true, resetScroll: false, viewTransition: false } as const;

/** So many may be in the first view. */
const EAGER = 6;

interface MemberCardProps {
  readonly member: TeamMember;
  /** "1 of 9": a row to swipe says it on each card, and on its dot. */
  readonly place: string;
}

const { Link } = getRouteApi("/{-$locale}/about/team");

/** A card. Its link opens the member's dialog. */
export function MemberCard({ member, place }: MemberCardProps) {
  const { id, name, title, expertise, summary, bio, image } = member;
  return (
    <li className="group relative" data-place={place}>
      <Picture
        name={image}
        alt=""
        sizes="(min-width:48rem) 30vw,100vw"
        eager={id <= EAGER}
        inHead={id === 1 ? "all" : undefined}
        className="block overflow-hidden rounded-lg"
      />
      <h2 className="mt-5 text-h3">
        <Link
          id={`member-${id}`}
          to="."
          search={(before) => ({ ...before, member: id })}
          {...IN_PLACE}
          activeProps={{}}
          className="stretch group-hover:text-leaf"
        >
          <span>{name}</span>
          <span className="i-lucide-maximize-2 ml-2 text-brass" aria-hidden="true" />
        </Link>
      </h2>
      <p className="font-600 text-brass">{title}</p>
      <p className="mt-2">{summary}</p>
      {/* Without scripts the dialog does not exist. */}
      <p className="mt-2 hidden unscripted:block">{bio}</p>
      <p className="mt-2 text-small text-stone">{expertise}</p>
    </li>
  );
}
