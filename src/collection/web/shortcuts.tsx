import { useState } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { Button } from '#ui/actions/button.tsx';
import { KeyHint } from '#ui/display/key-hint.tsx';
import { type Shortcut, ShortcutsDialog } from '#ui/overlays/shortcuts-dialog.tsx';
import { usePageKeys } from '#ui/use-page-keys.ts';
import { useCollectionSay } from './collection-context.ts';

type ShortcutsProps = {
  shortcuts: readonly Shortcut[];
  /** Those of them that are single keys, and what they do. */
  keys?: Readonly<Record<string, () => void>>;
};

/** Lists the shortcuts of a screen under ? and behind a button; phones have no keys to press. */
export function Shortcuts({ shortcuts, keys = {} }: ShortcutsProps) {
  const say = useCollectionSay();
  const [open, setOpen] = useState(false);
  usePageKeys({ ...keys, '?': () => setOpen(true) });
  return (
    <div className="hidden lg:block">
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {say(texts.shortcutsButton)} <KeyHint>?</KeyHint>
      </Button>
      <ShortcutsDialog
        open={open}
        onClose={() => setOpen(false)}
        shortcuts={[...shortcuts, { keys: ['?'], does: say(texts.shortcutsHelp) }]}
      />
    </div>
  );
}
