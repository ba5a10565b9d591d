/**
 * A dialog over a list shows an address of its own, behind which the router remembers the list. After
 * a reload the server has rendered that address itself, so the memory must not outlive the page.
 */
export function forgetMask(history: History): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('masked' in state)) return;
  history.replaceState({ ...state, masked: undefined }, '');
}
