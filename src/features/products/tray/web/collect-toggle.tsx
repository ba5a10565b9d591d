import { Check, ListPlus } from 'lucide-react';
import { useState } from 'react';
import type { Product } from '#features/products/products.contract.ts';
import { trayTexts as texts } from '#features/products/tray/tray.texts.ts';
import { cardButtonClasses } from '#features/products/web/card-button.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useTray } from './use-tray.ts';

/** Puts a product into the tray from its card, or takes it out again. */
export function CollectToggle({ product }: { product: Product }) {
  const t = useTranslate();
  const tray = useTray();
  const [refused, setRefused] = useState(false);
  const { product_id: id, item_name: name } = product;
  const isIn = tray.items.some(({ product_id }) => product_id === id);

  function toggle() {
    if (isIn) tray.drop(id);
    setRefused(!isIn && !tray.add(id));
  }

  const title = t(isIn ? texts.added : texts.add);
  return (
    <button
      type="button"
      aria-pressed={isIn}
      aria-label={t(texts.addNamed, { name })}
      title={refused ? t(texts.full) : title}
      onClick={toggle}
      className={cardButtonClasses}
    >
      {isIn ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <ListPlus aria-hidden="true" className="size-4" />
      )}
      {refused && (
        <span role="alert" className="sr-only">
          {t(texts.full)}
        </span>
      )}
    </button>
  );
}
