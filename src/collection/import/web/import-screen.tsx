import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { FileDropZone } from '#ui/forms/file-drop-zone.tsx';
import { Card } from '#ui/layout/card.tsx';
import { acceptedFiles } from './file-rules.ts';
import { requireImportCalls } from './import-calls.ts';
import { ImportGuide } from './import-guide.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportResults } from './import-results.tsx';
import { type ImportTask, useImport } from './use-import.ts';

const ASK_AGAIN_MS = 500;

/** The progress of the running import; indeterminate until the server has read the file. */
function RunningImport({ importKey }: { importKey: string }) {
  const t = useCollectionTranslate();
  const client = useClient();
  const { collection, claim } = useCollection();
  const { calls } = requireImportCalls(collection);
  const { data } = useQuery({
    queryKey: [calls.progress.path, importKey],
    queryFn: () => client(calls.progress, { import_key: importKey, ...claim }),
    refetchInterval: ASK_AGAIN_MS,
  });
  if (data?.place) return <Progress label={t(texts.waiting, { place: data.place })} />;
  const total = data?.rows_total;
  if (!data || !total) return <Progress label={t(texts.importing)} />;
  return (
    <Progress
      label={t(texts.progress, { done: data.rows_done, total })}
      value={(100 * data.rows_done) / total}
    />
  );
}

/** The button that starts the import, and its progress. */
function RunImport({ task }: { task: ImportTask }) {
  const t = useCollectionTranslate();
  const { collection } = useCollection();
  const { phase, preview } = task;
  const isWaiting =
    preview !== undefined && (preview.total_rows === 0 || preview.missing_columns.length > 0);
  return (
    <>
      {phase === 'importing' && <RunningImport importKey={task.importKey} />}
      <Button
        className="w-fit"
        disabled={phase === 'checking' || isWaiting}
        loading={phase === 'importing'}
        loadingLabel={t(texts.importing)}
        onClick={() => void task.run()}
      >
        {t(collection.texts.runImport ?? texts.run)}
      </Button>
    </>
  );
}

/** The file, and what can be said about it right away. */
function ImportForm({ task }: { task: ImportTask }) {
  const t = useCollectionTranslate();
  const { phase, preview } = task;
  return (
    <Card padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FileDropZone
        label={t(texts.chooseFile)}
        help={t(texts.fileHelp)}
        accept={acceptedFiles}
        file={task.file}
        onFileChange={task.choose}
        error={preview ? undefined : task.error}
        disabled={phase === 'importing'}
      />
      {preview && task.error && <Notice tone="danger">{task.error}</Notice>}
      {phase === 'checking' && <Progress label={t(texts.checking)} />}
      {!preview && <RunImport task={task} />}
    </Card>
  );
}

type ImportScreenProps = {
  guide?: ReactNode;
  /** Whether a completely imported file is followed by the list, from where it can still be undone. */
  leaves?: boolean;
};

/** The steps of an import: choosing a file, checking it, importing it, and its result. */
export function ImportScreen({ guide = <ImportGuide />, leaves = false }: ImportScreenProps) {
  const task = useImport(leaves);
  if (task.result) {
    return (
      <ImportResults
        result={task.result}
        leaves={leaves}
        onUndo={(importId) => void task.undo(importId)}
        onAgain={task.startAgain}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ImportForm task={task} />
      {task.preview ? (
        <ImportPreview
          preview={task.preview}
          said={task.options}
          corrections={task.corrections}
          checking={task.phase === 'checking'}
          onCorrect={task.correct}
          onOptions={task.changeOptions}
          onCheckAgain={task.checkAgain}
        />
      ) : (
        guide
      )}
      {task.preview && (
        // Sticky, so that the next step stays within reach while one corrects row after row.
        <div className="sticky bottom-0 z-10 -mt-6 grid gap-3 border-line border-t bg-canvas py-4">
          <RunImport task={task} />
        </div>
      )}
    </div>
  );
}
