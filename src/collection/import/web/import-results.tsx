import { Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { collectionTexts } from '#collection/collection.texts.ts';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { useReturn } from '#collection/web/form/use-return.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { SaveFileButton } from '#ui/actions/save-file-button.tsx';
import { CountTiles } from '#ui/display/count-tiles.tsx';
import { Notice, type NoticeTone } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useColumnLabel } from './column-label.ts';
import { requireImportCalls } from './import-calls.ts';
import type { ImportResult } from './import-result.ts';

type ImportResultsProps = {
  result: ImportResult;
  /** Whether the list is shown soon, if no row was left out. */
  leaves: boolean;
  onUndo: (importId: number) => void;
  onAgain: () => void;
};

/** Rows that were left out are not reported in the colour of a success. */
function toneOf({ good, bad }: ImportResult): NoticeTone {
  if (good === 0) return 'danger';
  return bad > 0 ? 'warning' : 'success';
}

/** The errors in the server's words, with the column to correct. */
function ErrorLines({ errors }: Pick<ImportResult, 'errors'>) {
  const t = useCollectionTranslate();
  const labelOf = useColumnLabel();
  return (
    <div className="grid gap-2">
      <h2 className="font-semibold text-lg">{t(texts.errorLines)}</h2>
      <ul className="max-h-72 overflow-y-auto rounded-lg border border-line px-4 py-2 text-sm">
        {errors.map(({ row, column, message }) => (
          <li key={`${row}-${column}`} className="flex justify-between gap-4 py-1">
            <span className="min-w-0 break-words">{t(texts.rowError, { row, message })}</span>
            <span className="shrink-0 text-muted">{labelOf(column)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns to the list shortly. It is unmounted with the results, so undoing the import cancels the return. */
function ReturnSoon() {
  const t = useCollectionTranslate();
  const returnSoon = useReturn();
  const leave = useEffectEvent(() => returnSoon());
  useEffect(() => leave(), []);
  return <p className="text-muted">{t(collectionTexts.backSoon)}</p>;
}

/** The result of an import, and where to go next. */
export function ImportResults({ result, leaves, onUndo, onAgain }: ImportResultsProps) {
  const t = useCollectionTranslate();
  const local = useLocalPath();
  const client = useClient();
  const { collection, path, claim } = useCollection();
  const { calls } = requireImportCalls(collection);
  const { importId, bad, good, didSomething, errors } = result;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Card padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Notice tone={toneOf(result)}>{result.message}</Notice>
        <CountTiles counts={result.counts} />
        {errors.length > 0 && <ErrorLines errors={errors} />}
        {leaves && good > 0 && bad === 0 && <ReturnSoon />}
        <div className="flex flex-wrap gap-3">
          <Button href={local(path)}>{t(texts.view)}</Button>
          <Button variant="secondary" onClick={onAgain}>
            {t(texts.again)}
          </Button>
          {importId !== null && bad > 0 && (
            <SaveFileButton
              label={t(texts.downloadFailed)}
              failed={t(texts.rowsNotDownloaded)}
              name={`${collection.name}-failed-rows.csv`}
              fetchFile={() => client(calls.failedRows, { import_id: importId, ...claim })}
            />
          )}
          {importId !== null && didSomething && (
            <Button
              variant="quiet"
              icon={<Undo2 aria-hidden="true" />}
              onClick={() => onUndo(importId)}
            >
              {t(texts.undo)}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}
