import { useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { KeyHint } from '#ui/display/key-hint.tsx';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { shortcutsTexts } from './shortcuts.texts.ts';
import { type Shortcut, ShortcutsDialog } from './shortcuts-dialog.tsx';

type ShortcutsProps = {
  shortcuts: readonly Shortcut[];
  /** Shortcuts of a single key, with their actions. */
  keys?: Readonly<Record<string, () => void>>;
};

/** Lists the shortcuts of a page with `?` and behind a button; hidden on phones, which have no keyboard. */
export function Shortcuts({ shortcuts, keys = {} }: ShortcutsProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  usePageKeys({ ...keys, '?': () => setOpen(true) });
  return (
    <div className="hidden lg:block">
      <Button size="sm" variant="quiet" className="-ms-3" onClick={() => setOpen(true)}>
        {t(shortcutsTexts.button)} <KeyHint>?</KeyHint>
      </Button>
      <ShortcutsDialog
        open={open}
        onClose={() => setOpen(false)}
        shortcuts={[...shortcuts, { keys: ['?'], does: t(shortcutsTexts.help) }]}
      />
    </div>
  );
}
