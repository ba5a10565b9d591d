/** Links, forms and what browsers open by themselves act without us. */
const ACTS_BY_SCRIPT = 'button[type=button]:not([popovertarget], [commandfor])';

/** A button that is pressed before React has taken over acts as soon as it has. */
export function holdClicks(): void {
  const over = new AbortController();
  let pressed: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(ACTS_BY_SCRIPT);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  window.addEventListener('click', hold, { capture: true, signal: over.signal });
  const watch = new MutationObserver(() => {
    watch.disconnect();
    over.abort();
    pressed?.click();
  });
  watch.observe(document.documentElement, { attributeFilter: ['data-ready'] });
}
