import { directionOf, type Language } from '#platform/i18n/languages.ts';

/** Where an arrow key leads in a row of tabs, or null when the key means nothing there. */
export function nextTabIndex(
  key: string,
  from: number,
  count: number,
  language: Language,
): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const forward = directionOf(language) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = directionOf(language) === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (from + 1) % count;
  if (key === backward) return (from - 1 + count) % count;
  return null;
}
