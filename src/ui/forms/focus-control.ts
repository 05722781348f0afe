/** Moves focus to a control by its id, which is the name of its field. */
export const focusControl = (id: string): void => document.querySelector<HTMLElement>(`[id="${id}"]`)?.focus();
