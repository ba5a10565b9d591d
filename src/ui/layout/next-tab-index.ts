import { directionOf, type Language } from '#platform/i18n/languages.ts';

/** The index of the tab that a key leads to, or null if the key has no meaning there. */
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
