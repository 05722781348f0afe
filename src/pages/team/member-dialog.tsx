import type { Content } from "./content.en.ts";
import type { TeamMember } from "./members.ts";
import type { KeyboardEvent, SyntheticEvent } from "react";
import { t } from "../../i18n/t.ts";
import { closeDialog, Dialog, scrollDialogToTop } from "../../ui/dialog.tsx";
import { findNeighbour } from "./find-member.ts";
import { Picture } from "../../ui/picture.tsx";

export interface MemberDialogProps {
  content: Content;
  /** The dialog is closed without one. */
  member: TeamMember | undefined;
  onShow: (member: TeamMember) => void;
  onClose: (member: TeamMember) => void;
}

/** Shows one member at a time and wraps around. */
export function MemberDialog({ content, member, onShow, onClose }: MemberDialogProps) {
  const { desks, members } = content;
  const turn = (event: SyntheticEvent, step: 1 | -1): void => {
    if (!member) return;
    scrollDialogToTop(event);
    onShow(findNeighbour(members, member, step));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "ArrowRight") turn(event, 1);
    if (event.key === "ArrowLeft") turn(event, -1);
  };

  return (
    <Dialog
      labelledBy="member-name"
      open={member !== undefined}
      onClose={() => member && onClose(member)}
      onKeyDown={onKeyDown}
      className="sm:w-[min(100%-2rem,54rem)]"
    >
      {member && (
        <div className="sm:grid sm:grid-cols-[9fr_11fr]">
          <p className="sticky top-0 z-1 col-span-full h-0 text-right">
            <button
              type="button"
              className="btn-round m-4 bg-card"
              aria-label={t("Close")}
              onClick={closeDialog}
            >
              <span className="i-lucide-x" aria-hidden="true" />
            </button>
          </p>
          <Picture
            name={member.image}
            alt={desks.altOf(member.name, member.desk)}
            sizes="(min-width:40rem) 22rem,100vw"
            eager
            className="block aspect-square sm:aspect-auto"
          />
          {/* `contents` on a phone keeps the sticky buttons in view next to the picture. */}
          <div className="contents sm:flex sm:flex-col sm:p-8 sm:pb-0">
            <div aria-live="polite" className="p-5 pb-0 sm:p-0">
              <h2 id="member-name" className="pr-12 text-h2">
                {member.name}
              </h2>
              <p className="mt-1 font-600 text-brass">{member.title}</p>
              {member.sample && <p className="mt-1 text-small text-stone">{desks.invented}</p>}
              <p className="mt-5 text-lead">{member.summary}</p>
              <p className="mt-4">{member.bio}</p>
              <p className="figures mt-4 border-t pt-4 text-small text-stone">
                {desks.inShort(member.expertise, member.age, member.experience)}
              </p>
            </div>
            <Turns place={desks.placeOf(member.id, members.length)} onTurn={turn} />
          </div>
        </div>
      )}
    </Dialog>
  );
}

interface TurnsProps {
  /** "1 of 9". */
  readonly place: string;
  readonly onTurn: (event: SyntheticEvent, step: 1 | -1) => void;
}

const Turns = ({ place, onTurn }: TurnsProps) => (
  <p className="sticky bottom-0 mt-auto flex items-center gap-2 bg-card px-5 py-4 sm:px-0 sm:py-6">
    <button
      type="button"
      className="btn-round"
      aria-label={t("Previous")}
      onClick={(event) => onTurn(event, -1)}
    >
      <span className="i-lucide-arrow-left" aria-hidden="true" />
    </button>
    <button
      type="button"
      className="btn-round"
      aria-label={t("Next")}
      onClick={(event) => onTurn(event, 1)}
    >
      <span className="i-lucide-arrow-right" aria-hidden="true" />
    </button>
    <span className="figures ml-2 text-small text-stone">{place}</span>
  </p>
);
