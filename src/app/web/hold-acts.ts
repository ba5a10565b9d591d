/** Links, forms and what browsers open by themselves act without us. */
const ACTS_BY_SCRIPT =
  '[type=button]:not([popovertarget], [commandfor]), [type=checkbox], [type=radio]';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function untilTakenOver(): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      resolve();
    });
    watch.observe(document.documentElement, { attributeFilter: ['data-ready'] });
  });
}

/** Chosen, not written: setting it would lose a file, and all but one of several choices. */
const isChosen = ({ type }: Field) => /^(file|select)/.test(type);

/** React takes what is in a field when it hydrates for what it put there itself. */
function rewrite(field: Field): void {
  const { value } = field;
  const plainly = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = '';
  plainly?.set?.call(field, value);
}

function tellAgain(field: Field): void {
  if (!isChosen(field)) rewrite(field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** What is pressed or typed before React has taken over is done as soon as it has. */
export async function holdActs(): Promise<void> {
  const over = new AbortController();
  const early = { capture: true, signal: over.signal };
  let pressed: HTMLElement | null = null;
  const typed = new Set<Field>();
  const hold = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(ACTS_BY_SCRIPT);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
  };
  window.addEventListener('click', hold, early);
  window.addEventListener('input', ({ target }) => typed.add(target as Field), early);
  await untilTakenOver();
  over.abort();
  for (const field of typed) tellAgain(field);
  (pressed as HTMLElement | null)?.click();
}
