/** A person is shown by the desk they work at. */
export const deskOf = <Id extends number>(id: Id) => `desk-${id}` as const;
