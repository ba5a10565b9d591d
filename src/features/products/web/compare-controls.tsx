import { Scale, X } from 'lucide-react';
import { useState } from 'react';
import { compareTexts } from '#features/products/compare.texts.ts';
import { PRODUCTS_COMPARED, type Product } from '#features/products/products.contract.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CardToggle } from './card-toggle.tsx';
import {
  chooseProduct,
  comparePath,
  dropAllProducts,
  dropProduct,
  useChosenProducts,
} from './chosen-products.ts';

type CompareToggleProps = { product: Product; onCard?: boolean };

/** Adds a product to the comparison or removes it. */
export function CompareToggle({ product, onCard = false }: CompareToggleProps) {
  const t = useTranslate();
  const [refused, setRefused] = useState(false);
  const { product_id: id, item_name: name } = product;
  const chosen = useChosenProducts().some((each) => each.id === id);

  function toggle(): boolean {
    if (!chosen) return chooseProduct(product);
    dropProduct(id);
    return true;
  }

  const words = t(chosen ? compareTexts.added : compareTexts.add);
  if (onCard) {
    return (
      <CardToggle
        isIn={chosen}
        label={t(compareTexts.addNamed, { name })}
        title={words}
        full={t(compareTexts.full)}
        icon={<Scale aria-hidden="true" className="size-4" />}
        onToggle={toggle}
      />
    );
  }
  return (
    <span className="grid gap-1">
      <Button
        variant={chosen ? 'primary' : 'secondary'}
        aria-pressed={chosen}
        onClick={() => setRefused(!toggle())}
        icon={<Scale aria-hidden="true" />}
      >
        {words}
      </Button>
      {refused && (
        <span role="alert" className="text-danger text-sm">
          {t(compareTexts.full)}
        </span>
      )}
    </span>
  );
}

/** The current selection at the bottom of the screen; nothing if it is empty. */
export function CompareTray() {
  const t = useTranslate();
  const local = useLocalPath();
  const chosen = useChosenProducts();
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label={t(compareTexts.tray)}
      className="foot-bar sticky bottom-0 z-30 border-line border-t bg-surface shadow-lift print:hidden"
    >
      <div className="container-page flex items-center justify-between gap-4 py-3">
        <ul className="flex min-w-0 gap-2">
          {chosen.map(({ id, name, image }) => (
            <li key={id} className="relative">
              <span
                title={name}
                className="grid size-12 place-items-center overflow-clip rounded-lg border border-line bg-action-soft"
              >
                {image ? (
                  <img
                    src={uploadAddress('products', image)}
                    alt=""
                    className="size-full object-cover"
                  />
                ) : (
                  <Scale aria-hidden="true" className="size-5 text-action" />
                )}
              </span>
              <button
                type="button"
                onClick={() => dropProduct(id)}
                className="-end-1.5 -top-1.5 absolute grid size-6 place-items-center rounded-full border border-line bg-surface text-soft hover:text-danger"
              >
                <X aria-hidden="true" className="size-3.5" />
                <span className="sr-only">{t(compareTexts.removeNamed, { name })}</span>
              </button>
            </li>
          ))}
        </ul>
        <p aria-live="polite" className="grow text-soft text-sm max-sm:hidden">
          {t(compareTexts.chosen, { count: chosen.length, most: PRODUCTS_COMPARED })}
        </p>
        <div className="flex shrink-0 gap-1">
          <Button variant="quiet" size="sm" onClick={dropAllProducts}>
            {t(compareTexts.clear)}
          </Button>
          <Button size="sm" href={local(comparePath(chosen.map(({ id }) => id)))}>
            {t(compareTexts.open)}
          </Button>
        </div>
      </div>
    </section>
  );
}
