import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { KeyHint } from '#ui/display/key-hint.tsx';
import { Dialog } from './dialog.tsx';
import { shortcutsTexts } from './shortcuts.texts.ts';

export type Shortcut = {
  /** Keys that are pressed together. */
  readonly keys: readonly string[];
  readonly does: string;
};

type ShortcutsDialogProps = {
  open: boolean;
  onClose: () => void;
  shortcuts: readonly Shortcut[];
};

/** Lists the keyboard shortcuts of the page. */
export function ShortcutsDialog({ open, onClose, shortcuts }: ShortcutsDialogProps) {
  const t = useTranslate();
  return (
    <Dialog open={open} onClose={onClose} title={t(shortcutsTexts.title)}>
      <dl className="grid gap-3">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex items-center justify-between gap-6">
            <dt>{does}</dt>
            <dd className="flex gap-1" dir="ltr">
              {keys.map((key) => (
                <KeyHint key={key}>{key}</KeyHint>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
