/** Takes the hash out of the address. By the prototype's method: the router patches `history` itself, and would scroll. */
export function leaveTop(): void {
  if (location.hash === "#top")
    History.prototype.replaceState.call(history, history.state, "", location.pathname + location.search);
}

/**
 * The browser follows the link, with the focus and a history entry. Then the hash leaves the
 * address.
 */
export const toTop = (): void => void setTimeout(leaveTop);
