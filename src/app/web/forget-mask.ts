/**
 * A dialog over a list has an address of its own, and the router keeps the list's location behind it in the history
 * state. After a reload the server has rendered that address itself, so that state is removed.
 */
export function forgetMask(history: History): void {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('masked' in state)) return;
  history.replaceState({ ...state, masked: undefined }, '');
}
