import type { MouseEvent } from "react";
import { localHref } from "../../i18n/links.ts";
import type { TeamMember } from "./members.ts";
import { Picture } from "../../ui/picture.tsx";
import { isPlainClick } from "../../ui/plain-click.ts";

/** So many may be in the first view. */
const EAGER = 6;

interface MemberCardProps {
  readonly member: TeamMember;
  /** "1 of 9": a row to swipe says it on each card, and on its dot. */
  readonly place: string;
  readonly onOpen: (member: TeamMember) => void;
}

/** A link, for other tabs and for sharing; a plain click opens the dialog. */
export function MemberCard({ member, place, onOpen }: MemberCardProps) {
  const { id, name, title, expertise, summary, bio, image } = member;
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(member);
  };
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
        <a
          id={`member-${id}`}
          href={localHref(`/about/team?member=${id}`)}
          className="stretch group-hover:text-leaf"
          onClick={open}
        >
          {name}
        </a>
      </h2>
      <p className="font-600 text-brass">{title}</p>
      <p className="mt-2">{summary}</p>
      {/* Without a script there is no dialog. */}
      <p className="mt-2 hidden unscripted:block">{bio}</p>
      <p className="mt-2 text-small text-stone">{expertise}</p>
    </li>
  );
}
