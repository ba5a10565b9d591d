type Yielding = { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/** Yields to the browser, so that it can paint and handle input before the next piece of work. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
