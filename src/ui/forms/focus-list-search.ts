/** To the box that the list of a screen is searched with. */
export function focusListSearch(): void {
  document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
}
