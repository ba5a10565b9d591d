import { useEffect, useEffectEvent } from 'react';

const typing = 'input, textarea, select, [contenteditable]';

/** Single-key shortcuts of a page, disabled while one types or a dialog is open. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(typing);
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
      return;
    const action = keys[event.key];
    if (!action || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
