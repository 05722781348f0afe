/** A UUID, lower case, for a pattern that has one in it. */
export const UUID = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

const WHOLE_UUID = new RegExp(`^${UUID}$`);

export const isUuid = (text: string): boolean => WHOLE_UUID.test(text);
