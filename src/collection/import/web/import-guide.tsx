import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { importedFields } from '#collection/import/contract/imported-fields.ts';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { saveFile } from '#platform/pages/save-file.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CellsTable } from './cells-table.tsx';
import { columnNames, sampleFields, sampleFile, sampleFor } from './sample-file.ts';

const dateFormats = { 'YYYY-MM-DD': texts.yearFirst, 'd/m/yyyy': texts.dayFirst } as const;

type ColumnNamesProps = { names: readonly string[]; called: readonly string[] };

function ColumnNames({ names, called }: ColumnNamesProps) {
  const { collection } = useCollection();
  return (
    <ul className="flex flex-wrap gap-1.5">
      {names.map((name, position) => (
        <li key={name}>
          <code className="rounded-md bg-sunken px-2 py-1 text-sm" dir="auto">
            {called[position]}
            {collection.fields[name]?.required && <span className="text-danger"> *</span>}
          </code>
        </li>
      ))}
    </ul>
  );
}

/** Describes the format of a file, with a sample to start from. */
export function ImportGuide() {
  const t = useCollectionTranslate();
  const { collection } = useCollection();
  const language = useLanguage();
  const stated = sampleFields(collection);
  const others = importedFields(collection).filter((name) => !stated.includes(name));
  const sample = sampleFor(collection, { language, t });
  const { header } = sample;
  const { dateFormat, reference } = collection.importing ?? {};
  return (
    <Card as="section" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-xl">{t(texts.howTo)}</h2>
        <Button
          variant="secondary"
          size="sm"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(sampleFile(sample), `${collection.name}-sample.csv`)}
        >
          {t(texts.downloadSample)}
        </Button>
      </div>
      <div className="grid gap-2">
        <h3 className="font-medium">{t(texts.columns)}</h3>
        <p className="text-soft text-sm">{t(texts.columnsHelp)}</p>
        <ColumnNames names={stated} called={header} />
      </div>
      {others.length > 0 && (
        <details>
          <summary className="cursor-pointer text-soft text-sm pointer-coarse:py-2">
            {t(texts.optionalColumns)}
          </summary>
          <div className="pt-3">
            <ColumnNames names={others} called={columnNames(collection, others, { language, t })} />
          </div>
        </details>
      )}
      <dl className="grid gap-2 text-sm">
        {dateFormat && (
          <Rule of={t(texts.dateFormat)}>
            {t(texts.dateFormatHelp, { format: dateFormats[dateFormat] })}
          </Rule>
        )}
        {collection.fields.status && (
          <Rule of={t(collection.fields.status.label)}>{t(texts.statusHelp)}</Rule>
        )}
        {reference && (
          <Rule of={t(texts.update)}>{t(texts.updateHelp, { column: t(reference.label) })}</Rule>
        )}
      </dl>
      <CellsTable
        caption={t(texts.sample)}
        columns={header}
        rows={sample.rows.map((cells, position) => ({
          row: position + 1,
          cells: Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])),
        }))}
      />
    </Card>
  );
}

function Rule({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[8rem_1fr]">
      <dt className="font-medium">{of}</dt>
      <dd className="text-soft">{children}</dd>
    </div>
  );
}
