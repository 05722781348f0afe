/** Minutes until the next attempt. After the last one, a day and a half later, the notice is abandoned. */
export const BACK_OFF: readonly number[] = [10, 20, 40, ...Array.from({ length: 47 }, () => 44)];
/** A notice with this many attempts is abandoned. */
export const MOST_ATTEMPTS = BACK_OFF.length;
