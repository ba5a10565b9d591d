import type { ImportPreview as Preview } from '#collection/import/contract/import-answers.ts';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollectionTranslate } from '#collection/web/collection-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CellsTable } from './cells-table.tsx';
import { FileReading } from './file-reading.tsx';
import type { Corrections, SaidOfFile } from './use-import.ts';

type ImportPreviewProps = {
  preview: Preview;
  corrections: Corrections;
  checking: boolean;
  onMend: (row: number, column: string, value: string) => void;
  onCheckAgain: () => void;
  onSay: (said: SaidOfFile) => void;
};

type MendRowProps = Pick<ImportPreviewProps, 'corrections' | 'onMend'> & {
  bad: Preview['bad_rows'][number];
};

function MendRow({ bad, corrections, onMend }: MendRowProps) {
  const t = useCollectionTranslate();
  const { row, cells, errors } = bad;
  return (
    <li className="grid gap-3 border-line border-t py-4 first:border-t-0 sm:grid-cols-[5rem_minmax(0,1fr)]">
      <p className="font-medium tabular-nums">
        {t(texts.row)} {row}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {errors.map(({ column, message }) => (
          <TextField
            key={column}
            label={t(texts.cellOf, { column, row })}
            dir="auto"
            error={message}
            value={corrections[row]?.[column] ?? cells[column] ?? ''}
            onChange={({ target }) => onMend(row, column, target.value)}
          />
        ))}
      </div>
    </li>
  );
}

/** What the file would bring; cells that will not do can be mended here. */
export function ImportPreview(props: ImportPreviewProps) {
  const { preview, corrections, checking, onMend, onCheckAgain, onSay } = props;
  const t = useCollectionTranslate();
  const { total_rows: total, good_rows: good, bad_rows: badRows } = preview;
  const bad = total - good;
  return (
    <Card as="section" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {preview.missing_columns.length === 0 && (
        <Notice tone={bad > 0 ? 'warning' : 'success'}>{t(texts.found, { total, good })}</Notice>
      )}
      <FileReading preview={preview} checking={checking} onSay={onSay} />
      {preview.unknown_columns.length > 0 && (
        <p className="text-muted text-sm">
          {t(texts.unknownColumns, { columns: preview.unknown_columns.join(', ') })}
        </p>
      )}
      {badRows.length > 0 && (
        <div className="grid gap-3">
          <h2 className="font-semibold text-xl">{t(texts.toMend)}</h2>
          <p className="text-soft">{t(texts.toMendHelp)}</p>
          <ul>
            {badRows.map((each) => (
              <MendRow key={each.row} bad={each} corrections={corrections} onMend={onMend} />
            ))}
          </ul>
          {bad > badRows.length && (
            <p className="text-muted text-sm">{t(texts.moreBadRows, { n: badRows.length })}</p>
          )}
          <Button
            variant="secondary"
            className="w-fit"
            loading={checking}
            loadingLabel={t(texts.checking)}
            onClick={onCheckAgain}
          >
            {t(texts.checkAgain)}
          </Button>
        </div>
      )}
      {preview.sample.length > 0 && (
        <div className="grid gap-3">
          <h2 className="font-semibold text-xl">{t(texts.firstRows)}</h2>
          <p className="text-soft text-sm">{t(texts.firstRowsHelp)}</p>
          <CellsTable
            caption={t(texts.firstRows)}
            columns={preview.columns}
            rows={preview.sample}
          />
        </div>
      )}
    </Card>
  );
}
