import { Check, ListPlus } from 'lucide-react';
import { useState } from 'react';
import { trayTexts as texts } from '#features/products/tray/tray.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useTray } from './use-tray.ts';

/** Adds a product to the tray or removes it, with a link to the tray. */
export function RequestToggle({ id }: { id: number }) {
  const t = useTranslate();
  const local = useLocalPath();
  const tray = useTray();
  const [refused, setRefused] = useState(false);
  const isIn = tray.items.some(({ product_id }) => product_id === id);
  const count = tray.items.length;

  function toggle() {
    if (isIn) tray.drop(id);
    setRefused(!isIn && !tray.add(id));
  }

  return (
    <>
      <span className="grid gap-1">
        <Button
          variant="secondary"
          aria-pressed={isIn}
          onClick={toggle}
          icon={isIn ? <Check aria-hidden="true" /> : <ListPlus aria-hidden="true" />}
        >
          {t(isIn ? texts.added : texts.add)}
        </Button>
        {refused && (
          <span role="alert" className="max-w-64 text-danger text-sm">
            {t(texts.full)}
          </span>
        )}
      </span>
      {count > 0 && (
        <Button variant="quiet" href={local('/request')} rel="nofollow">
          {t(texts.open, { count })}
        </Button>
      )}
    </>
  );
}
