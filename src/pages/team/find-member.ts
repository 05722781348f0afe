interface Numbered {
  readonly id: number;
}

/** The member that `?member=` asks for, if there is one. */
export const memberOf = <M extends Numbered>(members: readonly M[], id: string): M | undefined =>
  members.find((member) => String(member.id) === id);

/** The one so many places further, around the table. */
export const neighbourOf = <M extends Numbered>(members: readonly M[], { id }: M, step: 1 | -1): M =>
  members.at((members.findIndex((member) => member.id === id) + step) % members.length)!;
