interface Numbered {
  readonly id: number;
}

/** The member with the id of `?member=`. */
export const findMember = <M extends Numbered>(
  members: readonly M[],
  id: number | undefined,
): M | undefined => members.find((member) => member.id === id);

/** The next or previous member, in a circle. */
export const findNeighbour = <M extends Numbered>(
  members: readonly M[],
  { id }: M,
  step: 1 | -1,
): M => members.at((members.findIndex((member) => member.id === id) + step) % members.length)!;
