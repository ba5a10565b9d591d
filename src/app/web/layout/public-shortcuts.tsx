import { useNavigate } from 'react-router';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Shortcuts } from '#ui/overlays/shortcuts.tsx';
import { publicShortcutsTexts } from './public-shortcuts.texts.ts';

/** The page's own search box, if it has one. */
function findSearchBox(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(
    'main :is(input[type="search"], [role="search"] input)',
  );
}

/** Keyboard shortcuts of the public pages. */
export function PublicShortcuts() {
  const t = useTranslate();
  const navigate = useNavigate();

  function search() {
    const box = findSearchBox();
    if (box) box.focus();
    else void navigate('/search');
  }

  return (
    <Shortcuts
      keys={{ '/': search }}
      shortcuts={[
        { keys: ['/'], does: t(publicShortcutsTexts.shortcutSearch) },
        { keys: ['↑', '↓'], does: t(publicShortcutsTexts.shortcutMove) },
        { keys: ['Esc'], does: t(publicShortcutsTexts.shortcutClose) },
      ]}
    />
  );
}
