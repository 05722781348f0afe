/** The name of a field that no visitor sees. Only programs fill it in, and password managers know no such name. */
export const TRAP = "aipm_check";
