import { Check, ListPlus } from 'lucide-react';
import type { Product } from '#features/products/products.contract.ts';
import { trayTexts as texts } from '#features/products/tray/tray.texts.ts';
import { CardToggle } from '#features/products/web/card-toggle.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useTray } from './use-tray.ts';

/** Adds a product to the tray from its card, or removes it. */
export function CollectToggle({ product }: { product: Product }) {
  const t = useTranslate();
  const tray = useTray();
  const { product_id: id, item_name: name } = product;
  const isIn = tray.items.some(({ product_id }) => product_id === id);

  function toggle(): boolean {
    if (!isIn) return tray.add(id);
    tray.drop(id);
    return true;
  }

  const Icon = isIn ? Check : ListPlus;
  return (
    <CardToggle
      isIn={isIn}
      label={t(texts.addNamed, { name })}
      title={t(isIn ? texts.added : texts.add)}
      full={t(texts.full)}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onToggle={toggle}
    />
  );
}
