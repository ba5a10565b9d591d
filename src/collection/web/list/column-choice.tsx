import { Columns3 } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { popupClasses } from '#ui/overlays/popup-classes.ts';
import { useCloseOutside } from '#ui/overlays/use-close-outside.ts';

type ColumnChoiceProps = {
  hidden: ReadonlySet<string>;
  onChoose: (name: string, isShown: boolean) => void;
};

/** Lets a person show and hide columns; the title always stays. */
export function ColumnChoice({ hidden, onChoose }: ColumnChoiceProps) {
  const t = useCollectionTranslate();
  const { collection } = useCollection();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useCloseOutside(root, open, () => setOpen(false));
  const columns = collection.columns.filter(({ name }) => name !== collection.title);

  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape from the boxes inside
    <div ref={root} className="relative max-sm:hidden" onKeyDown={closeByKey}>
      <Button
        variant="secondary"
        className="min-h-11"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        icon={<Columns3 aria-hidden="true" />}
        onClick={() => setOpen(!open)}
      >
        {t(texts.columnChoice)}
      </Button>
      {open && (
        <fieldset
          id={id}
          className={joinClasses(
            popupClasses({ upwards: false, align: 'end' }),
            'grid w-max min-w-52 gap-1 p-3',
          )}
        >
          <legend className="sr-only">{t(texts.columnChoiceLead)}</legend>
          {columns.map(({ name, header }) => (
            <Checkbox
              key={name}
              label={t(header)}
              checked={!hidden.has(name)}
              onChange={({ target }) => onChoose(name, target.checked)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}
