/** Controls that need our script. Links, forms and what browsers open by themselves work without it. */
const SCRIPTED_CONTROLS =
  '[type=button]:not([popovertarget], [commandfor]), [type=checkbox], [type=radio]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function untilHydrated(): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      resolve();
    });
    watch.observe(document.documentElement, { attributeFilter: ['data-ready'] });
  });
}

/** Fields whose value must not be set: that would lose a file, or all but one of several selected options. */
const isChosen = ({ type }: Field) => /^(file|select)/.test(type);

/**
 * When hydrating, React takes a field's current value for the one it has set and would miss the input. So the field is
 * emptied, and the value is set again past React's setter.
 */
function rewrite(field: Field): void {
  const { value } = field;
  const plainly = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = '';
  plainly?.set?.call(field, value);
}

function replayInput(field: Field): void {
  if (!isChosen(field)) rewrite(field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Records clicks and input before hydration and replays them afterwards. */
export async function replayEarlyInput(): Promise<void> {
  const over = new AbortController();
  const early = { capture: true, signal: over.signal };
  let pressed: HTMLElement | null = null;
  const typed = new Set<Field>();
  const hold = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(SCRIPTED_CONTROLS);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  window.addEventListener('click', hold, early);
  window.addEventListener('input', ({ target }) => typed.add(target as Field), early);
  await untilHydrated();
  over.abort();
  for (const field of typed) replayInput(field);
  (pressed as HTMLElement | null)?.click();
}
