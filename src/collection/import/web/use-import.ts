import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { ImportPreview } from '#collection/import/contract/import-answers.ts';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { newKey } from '#platform/calls/new-key.ts';
import type { DateOrder } from '#platform/dates/written-date.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { useToast } from '#ui/feedback/toast-context.ts';
import { fileProblem } from './file-rules.ts';
import { importProblem } from './import-problem.ts';
import { type ImportResult, resultOf } from './import-result.ts';

export type Corrections = Readonly<Record<number, Readonly<Record<string, string>>>>;

/** What somebody says about a file after its preview. */
export type SaidOfFile = {
  /** Fields by the headers of their columns. */
  readonly columns?: Readonly<Record<string, string>>;
  readonly sheet?: string;
  readonly dateOrder?: DateOrder;
  readonly withoutDoubles?: boolean;
};

export type ImportPhase = 'choosing' | 'checking' | 'ready' | 'importing' | 'done';

const MESSAGE_MS = 4000;
/** Long enough to look at the list first. */
const UNDO_MS = 15_000;

export function callsOf(collection: Collection) {
  const { imports } = collection.calls;
  if (!imports || !collection.importing) throw new Error(`${collection.name} are not imported`);
  return { calls: imports, importing: collection.importing };
}

export type ImportTask = ReturnType<typeof useImport>;

/** From a chosen file over its preview to what came of it. */
export function useImport(leaves: boolean) {
  const { collection, claim } = useCollection();
  const { calls, importing } = callsOf(collection);
  const t = useCollectionTranslate();
  const client = useClient();
  const queries = useQueryClient();
  const toaster = useToast();
  const [phase, setPhase] = useState<ImportPhase>('choosing');
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [preview, setPreview] = useState<ImportPreview>();
  const [corrections, setCorrections] = useState<Corrections>({});
  const [said, setSaid] = useState<SaidOfFile>({});
  const [importKey, setImportKey] = useState('');
  const [result, setResult] = useState<ImportResult>();

  const tell = (failure: unknown) => setError(failureMessage(failure, t(texts.failed)));

  const inputOf = (
    chosen: File,
    mended: Corrections,
    { columns, sheet, dateOrder, withoutDoubles }: SaidOfFile,
  ) => ({
    ...claim,
    [importing.fileField]: chosen,
    ...(Object.keys(mended).length > 0 ? { corrections: JSON.stringify(mended) } : {}),
    ...(columns ? { columns: JSON.stringify(columns) } : {}),
    ...(sheet !== undefined ? { sheet } : {}),
    ...(dateOrder ? { date_order: dateOrder } : {}),
    ...(withoutDoubles ? { leave_out_doubles: '1' as const } : {}),
  });

  async function check(chosen: File, mended: Corrections, about: SaidOfFile) {
    setPhase('checking');
    setError(undefined);
    try {
      setPreview(await client(calls.preview, inputOf(chosen, mended, about)));
      setPhase('ready');
    } catch (failure) {
      tell(failure);
      setPhase('choosing');
    }
  }

  function choose(chosen: File | null) {
    setFile(chosen);
    setPreview(undefined);
    setCorrections({});
    setSaid({});
    setError(undefined);
    setPhase('choosing');
    if (!chosen) return;
    const problem = fileProblem(collection, chosen);
    if (problem) return setError(t(problem));
    // One key for each chosen file: sending it again does not import it again.
    setImportKey(newKey());
    void check(chosen, {}, {});
  }

  /** What is said adds to what was said before; of another sheet nothing was. */
  function say(more: SaidOfFile) {
    const columns = more.columns ? { ...said.columns, ...more.columns } : said.columns;
    const about = more.sheet === undefined ? { ...said, ...more, columns } : more;
    const mended = more.sheet === undefined ? corrections : {};
    setSaid(about);
    setCorrections(mended);
    if (file) void check(file, mended, about);
  }

  function mend(row: number, column: string, value: string) {
    setCorrections({ ...corrections, [row]: { ...corrections[row], [column]: value } });
  }

  async function run() {
    const problem = fileProblem(collection, file);
    if (problem || !file) return setError(t(problem ?? texts.noFile));
    setPhase('importing');
    setError(undefined);
    try {
      const input = { ...inputOf(file, corrections, said), import_key: importKey };
      const done = resultOf(await client(calls.run, input));
      setResult(done);
      setPhase('done');
      if (leaves) offerUndo(done);
      await reload();
    } catch (failure) {
      setError(importProblem(t, collection, failure));
      setPhase('ready');
    }
  }

  // What was read of them before is no longer true, wherever it was read.
  const reload = () => queries.invalidateQueries();

  /** Where the screen is left at once, the notice goes along to the list. */
  function offerUndo({ message, importId, bad, didSomething }: ImportResult) {
    if (importId === null || bad > 0 || !didSomething) return;
    const action = { label: t(texts.undo), onPress: () => void undo(importId) };
    toaster.show({ message, timeoutMs: UNDO_MS, action });
  }

  async function undo(importId: number) {
    try {
      const input = { ...claim, import_id: importId };
      const { message } = await client(calls.undo, input);
      toaster.show({ message, timeoutMs: MESSAGE_MS });
      choose(null);
      setResult(undefined);
      await reload();
    } catch (failure) {
      tell(failure);
    }
  }

  function startAgain() {
    choose(null);
    setResult(undefined);
  }

  return {
    ...{ phase, file, error, preview, said, corrections, importKey, result },
    ...{ choose, say, mend, run, undo, startAgain },
    checkAgain: () => file && void check(file, corrections, said),
  };
}
