/** A person is shown by the desk they work at. */
export const deskId = <Id extends number>(id: Id) => `desk-${id}` as const;
