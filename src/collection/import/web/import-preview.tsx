import type { ImportPreview as Preview } from '#collection/import/contract/import-answers.ts';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollectionTranslate } from '#collection/web/collection-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { CountTiles } from '#ui/display/count-tiles.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CellsTable } from './cells-table.tsx';
import { useColumnLabel } from './column-label.ts';
import { CorrectRow } from './correct-row.tsx';
import type { Corrections, FileOptions } from './file-options.ts';
import { FileReading } from './file-reading.tsx';
import { ChangedItems, Duplicates } from './list-effects.tsx';

type ImportPreviewProps = {
  preview: Preview;
  said: FileOptions;
  corrections: Corrections;
  checking: boolean;
  onCorrect: (row: number, column: string, value: string) => void;
  onCheckAgain: () => void;
  onOptions: (options: FileOptions) => void;
};

/** What the file would do to the list; cells with errors can be corrected here. */
export function ImportPreview(props: ImportPreviewProps) {
  const { preview, said, checking, onOptions } = props;
  const t = useCollectionTranslate();
  return (
    <Card as="section" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {preview.missing_columns.length === 0 && <Found preview={preview} />}
      <FileReading preview={preview} checking={checking} onOptions={onOptions} />
      {preview.unknown_columns.length > 0 && (
        <p className="text-muted text-sm">
          {t(texts.unknownColumns, { columns: preview.unknown_columns.join(', ') })}
        </p>
      )}
      {preview.bad_rows.length > 0 && <RowsToMend {...props} />}
      <ChangedItems preview={preview} />
      <Duplicates
        preview={preview}
        leftOut={said.withoutDuplicates ?? false}
        checking={checking}
        onOptions={onOptions}
      />
      {preview.sample.length > 0 && <FirstRows preview={preview} />}
    </Card>
  );
}

/** The number of rows, in total and by kind. */
function Found({ preview }: Pick<ImportPreviewProps, 'preview'>) {
  const t = useCollectionTranslate();
  const { total_rows: total, good_rows: good, hidden_rows: hidden } = preview;
  const bad = total - good;
  return (
    <>
      <Notice tone={bad > 0 ? 'warning' : 'success'}>{t(texts.found, { total, good })}</Notice>
      {hidden > 0 && <Notice tone="warning">{t(texts.hiddenRows, { n: hidden })}</Notice>}
      <CountTiles
        inCard
        counts={[
          [texts.newRows, preview.new_rows],
          [texts.changedRows, preview.changed_rows],
          [texts.sameRows, preview.same_rows],
          [texts.badRows, bad],
        ]}
      />
    </>
  );
}

function RowsToMend(props: ImportPreviewProps) {
  const { preview, corrections, checking, onCorrect, onCheckAgain } = props;
  const t = useCollectionTranslate();
  const { total_rows: total, good_rows: good, bad_rows: badRows } = preview;
  return (
    <div className="grid gap-3">
      <h2 className="font-semibold text-xl">{t(texts.toMend)}</h2>
      <p className="text-soft">{t(texts.toMendHelp)}</p>
      <ul>
        {badRows.map((each) => (
          <CorrectRow key={each.row} bad={each} corrections={corrections} onCorrect={onCorrect} />
        ))}
      </ul>
      {total - good > badRows.length && (
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
  );
}

function FirstRows({ preview }: Pick<ImportPreviewProps, 'preview'>) {
  const t = useCollectionTranslate();
  const labelOf = useColumnLabel();
  return (
    <div className="grid gap-3">
      <h2 className="font-semibold text-xl">{t(texts.firstRows)}</h2>
      <p className="text-soft text-sm">{t(texts.firstRowsHelp)}</p>
      <CellsTable
        caption={t(texts.firstRows)}
        columns={preview.columns}
        rows={preview.sample}
        labelOf={labelOf}
      />
    </div>
  );
}
