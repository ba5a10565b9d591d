/** Focuses the search box of the list on the page. */
export function focusListSearch(): void {
  document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
}
