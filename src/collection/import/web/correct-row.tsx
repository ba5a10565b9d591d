import type { ImportPreview } from '#collection/import/contract/import-answers.ts';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollectionTranslate } from '#collection/web/collection-context.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import { useColumnLabel } from './column-label.ts';
import type { Corrections } from './file-options.ts';

type CorrectRowProps = {
  bad: ImportPreview['bad_rows'][number];
  corrections: Corrections;
  onCorrect: (row: number, column: string, value: string) => void;
};

/** A row with errors: fields to correct its invalid cells, and its other cells to recognize it by. */
export function CorrectRow({ bad, corrections, onCorrect }: CorrectRowProps) {
  const t = useCollectionTranslate();
  const labelOf = useColumnLabel();
  const { row, cells, errors } = bad;
  const wrong = new Set(errors.map(({ column }) => column));
  const others = Object.entries(cells).filter(([name, cell]) => !wrong.has(name) && cell !== '');
  return (
    <li className="grid gap-3 border-line border-t py-4 first:border-t-0 sm:grid-cols-[5rem_minmax(0,1fr)]">
      <p className="font-medium tabular-nums">
        {t(texts.row)} {row}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          {errors.map(({ column, message }) => (
            <TextField
              key={column}
              label={t(texts.cellOf, { column: labelOf(column), row })}
              dir="auto"
              error={message}
              value={corrections[row]?.[column] ?? cells[column] ?? ''}
              onChange={({ target }) => onCorrect(row, column, target.value)}
            />
          ))}
        </div>
        {others.length > 0 && (
          <dl
            aria-label={t(texts.restOfRow)}
            className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2 lg:grid-cols-3"
          >
            {others.map(([name, cell]) => (
              <div key={name} className="flex min-w-0 gap-2">
                <dt className="shrink-0 text-muted">{labelOf(name)}</dt>
                <dd className="min-w-0 truncate" dir="auto" title={cell}>
                  {cell}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
