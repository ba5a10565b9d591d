type Yielding = { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Ends one piece of work, so that the browser can paint and answer to touch before the next begins. */
export function breathe(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
