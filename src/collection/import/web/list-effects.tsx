import type { ImportPreview } from '#collection/import/contract/import-answers.ts';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollectionTranslate } from '#collection/web/collection-context.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { useColumnLabel } from './column-label.ts';
import type { FileOptions } from './file-options.ts';

type Change = ImportPreview['changes'][number];

function ChangedField({ column, before, after }: Change['fields'][number]) {
  const t = useCollectionTranslate();
  const labelOf = useColumnLabel();
  return (
    <div className="grid gap-x-3 gap-y-0.5 text-sm sm:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-muted">{labelOf(column)}</dt>
      <dd className="min-w-0 break-words">
        <del className="text-muted" dir="auto">
          {before || t(texts.empty)}
        </del>
        <span className="sr-only"> {t(texts.becomes)} </span>
        <span className="px-2 text-muted" aria-hidden="true">
          <span className="rtl:hidden">→</span>
          <span className="ltr:hidden">←</span>
        </span>
        <ins className="font-medium no-underline" dir="auto">
          {after || t(texts.empty)}
        </ins>
      </dd>
    </div>
  );
}

function FirstShown({ shown, of }: { shown: number; of: number }) {
  const t = useCollectionTranslate();
  if (of <= shown) return null;
  return <p className="text-muted text-sm">{t(texts.firstShown, { n: shown })}</p>;
}

/** The items that the import would change, field by field. */
export function ChangedItems({ preview }: { preview: ImportPreview }) {
  const t = useCollectionTranslate();
  const { changes, changed_rows: count } = preview;
  if (changes.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h2 className="font-semibold text-xl">{t(texts.changes)}</h2>
      <p className="text-soft text-sm">{t(texts.changesHelp)}</p>
      <ul className="max-h-96 overflow-y-auto rounded-lg border border-line px-4">
        {changes.map(({ row, title, fields }) => (
          <li key={row} className="grid gap-2 border-line border-t py-3 first:border-t-0">
            <p className="font-medium" dir="auto">
              {t(texts.rowOf, { row, title })}
            </p>
            <dl className="grid gap-2">
              {fields.map((field) => (
                <ChangedField key={field.column} {...field} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <FirstShown shown={changes.length} of={count} />
    </div>
  );
}

type DuplicatesProps = {
  preview: ImportPreview;
  leftOut: boolean;
  checking: boolean;
  onOptions: (options: FileOptions) => void;
};

/** New rows that seem to exist already, and whether to import them all the same. */
export function Duplicates({ preview, leftOut, checking, onOptions }: DuplicatesProps) {
  const t = useCollectionTranslate();
  const { doubles, double_rows: count } = preview;
  if (doubles.length === 0) return null;
  return (
    <div className="grid gap-3">
      <h2 className="font-semibold text-xl">{t(texts.doubles)}</h2>
      <p className="text-soft text-sm">{t(texts.doublesHelp)}</p>
      <ul className="max-h-60 overflow-y-auto rounded-lg border border-line px-4 py-2 text-sm">
        {doubles.map(({ row, title, same_as: other }) => (
          <li key={row} className="py-1" dir="auto">
            {other === null
              ? t(texts.doubleInList, { row, title })
              : t(texts.doubleOfRow, { row, title, other })}
          </li>
        ))}
      </ul>
      <FirstShown shown={doubles.length} of={count} />
      <Checkbox
        label={t(texts.leaveOutDoubles)}
        checked={leftOut}
        disabled={checking}
        onChange={({ target }) => onOptions({ withoutDuplicates: target.checked })}
      />
    </div>
  );
}
