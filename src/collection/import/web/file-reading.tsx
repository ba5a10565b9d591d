import type { ImportPreview } from '#collection/import/contract/import-answers.ts';
import { fileColumns } from '#collection/import/contract/imported-fields.ts';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Select } from '#ui/forms/select.tsx';
import { useColumnLabel } from './column-label.ts';
import type { FileOptions } from './file-options.ts';

type FileReadingProps = {
  preview: ImportPreview;
  checking: boolean;
  onOptions: (options: FileOptions) => void;
};

const LEFT_OUT = '';

/** Lets a person choose the field for each column; open by default if a required field has none. */
function ColumnChoices({ preview, checking, onOptions }: FileReadingProps) {
  const t = useCollectionTranslate();
  const { collection } = useCollection();
  const labelOf = useColumnLabel();
  const { file_columns: columns, missing_columns: missing } = preview;
  const choices = [
    { value: LEFT_OUT, label: t(texts.notUsed) },
    ...Object.keys(fileColumns(collection)).map((name) => ({ value: name, label: labelOf(name) })),
  ];
  return (
    <details open={missing.length > 0} className="rounded-lg border border-line px-4 py-3">
      <summary className="cursor-pointer font-medium">{t(texts.columnsOfFile)}</summary>
      <p className="mt-2 text-soft text-sm">{t(texts.columnsOfFileHelp)}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {columns.map(({ header, field, example }) => (
          <Select
            key={header}
            label={header || '—'}
            help={example ? t(texts.forExample, { example }) : undefined}
            options={choices}
            value={field ?? LEFT_OUT}
            disabled={checking}
            onChange={({ target }) => onOptions({ columns: { [header]: target.value } })}
          />
        ))}
      </div>
    </details>
  );
}

/** How the file was read, with choices where it can be read differently. */
export function FileReading(props: FileReadingProps) {
  const { preview, checking, onOptions } = props;
  const t = useCollectionTranslate();
  const labelOf = useColumnLabel();
  const { sheets, sheet, missing_columns: missing, unsure_date: unsureDate } = preview;
  const missingLabels = missing.map(labelOf);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {missing.length > 0 && (
        <Notice tone="warning">
          {t(texts.sayWhichColumns, { columns: missingLabels.join(t(texts.and)) })}
        </Notice>
      )}
      {(sheets.length > 1 || unsureDate) && (
        <div className="grid gap-4 sm:grid-cols-2">
          {sheets.length > 1 && (
            <Select
              label={t(texts.sheet)}
              options={sheets.map((name) => ({ value: name, label: name }))}
              value={sheet}
              disabled={checking}
              onChange={({ target }) => onOptions({ sheet: target.value })}
            />
          )}
          {unsureDate && (
            <Select
              label={t(texts.dateOrder, { date: unsureDate })}
              help={t(texts.dateOrderHelp)}
              options={[
                { value: 'day', label: t(texts.dayComesFirst) },
                { value: 'month', label: t(texts.monthComesFirst) },
              ]}
              value={preview.date_order}
              disabled={checking}
              onChange={({ target }) =>
                onOptions({ dateOrder: target.value === 'month' ? 'month' : 'day' })
              }
            />
          )}
        </div>
      )}
      <ColumnChoices {...props} />
    </div>
  );
}
