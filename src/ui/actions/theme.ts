import { browserStorage } from '#platform/pages/browser-storage.ts';

export const themeChoices = ['light', 'dark', 'system'] as const;

export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'theme';
const listeners = new Set<() => void>();

function isThemeChoice(value: string | null): value is ThemeChoice {
  return (themeChoices as readonly (string | null)[]).includes(value);
}

export function readTheme(): ThemeChoice {
  const value = browserStorage.getItem(storageKey);
  return isThemeChoice(value) ? value : 'system';
}

/** Called as early as possible on every page, and again when the choice changes. */
export function applyTheme(choice: ThemeChoice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset.theme;
  else root.dataset.theme = choice;
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') browserStorage.removeItem(storageKey);
  else browserStorage.setItem(storageKey, choice);
  applyTheme(choice);
  for (const listener of listeners) listener();
}

/** Subscribes to changes of the theme, including those made in other tabs. */
export function subscribeTheme(listener: () => void): () => void {
  function hear(event: StorageEvent) {
    if (event.key !== storageKey) return;
    applyTheme(readTheme());
    listener();
  }
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}
