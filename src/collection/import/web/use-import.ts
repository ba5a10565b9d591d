import { useQueryClient } from '@tanstack/react-query';
import { useReducer } from 'react';
import { importTexts as texts } from '#collection/import/import.texts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { newKey } from '#platform/calls/new-key.ts';
import { useClient } from '#platform/pages/use-call.ts';
import {
  addOptions,
  asItStands,
  correctCell,
  type FileOptions,
  fieldsOfReading,
  type Reading,
} from './file-options.ts';
import { fileProblem } from './file-rules.ts';
import { requireImportCalls } from './import-calls.ts';
import { importProblem } from './import-problem.ts';
import { resultOf } from './import-result.ts';
import { nextState, nothingChosen } from './import-state.ts';
import { useUndo } from './use-undo.ts';

export type ImportTask = ReturnType<typeof useImport>;

/** The two calls that send a file and how it is to be read. */
function useFileCalls() {
  const { collection, claim } = useCollection();
  const { calls, importing } = requireImportCalls(collection);
  const client = useClient();
  const inputOf = (file: File, reading: Reading) => ({
    ...claim,
    [importing.fileField]: file,
    ...fieldsOfReading(reading),
  });
  return {
    preview: (file: File, reading: Reading) => client(calls.preview, inputOf(file, reading)),
    async bringIn(file: File, reading: Reading, importKey: string) {
      const input = { ...inputOf(file, reading), import_key: importKey };
      return resultOf(await client(calls.run, input));
    },
  };
}

/** The state and actions of an import, from choosing a file to its result. */
export function useImport(leaves: boolean) {
  const { collection } = useCollection();
  const t = useCollectionTranslate();
  const { preview, bringIn } = useFileCalls();
  const queries = useQueryClient();
  const [state, step] = useReducer(nextState, nothingChosen);
  const { file } = state;

  const startAgain = () => choose(null);
  const { undo, offerUndo } = useUndo(startAgain);

  async function check(chosen: File, reading: Reading, importKey = state.importKey) {
    step({ kind: 'begun', phase: 'checking' });
    try {
      step({ kind: 'checked', preview: await preview(chosen, reading), importKey });
    } catch (failure) {
      step({ kind: 'unchecked', error: failureMessage(failure, t(texts.failed)), importKey });
    }
  }

  function choose(chosen: File | null) {
    const importKey = newKey();
    step({ kind: 'chosen', file: chosen, importKey });
    if (!chosen) return;
    const problem = fileProblem(collection, chosen);
    if (problem) return step({ kind: 'failed', error: t(problem) });
    void check(chosen, asItStands, importKey);
  }

  function changeOptions(more: FileOptions) {
    const reading = addOptions(state, more);
    step({ kind: 'read', reading });
    if (file) void check(file, reading);
  }

  const correct = (row: number, column: string, value: string) =>
    step({ kind: 'read', reading: correctCell(state, row, column, value) });

  async function run() {
    const problem = fileProblem(collection, file);
    if (problem || !file) {
      return step({ kind: 'failed', error: t(problem ?? texts.noFile) });
    }
    step({ kind: 'begun', phase: 'importing' });
    try {
      const result = await bringIn(file, state, state.importKey);
      step({ kind: 'imported', result });
      if (leaves) offerUndo(result);
      // Any cached answer may contain items that were changed by the import.
      await queries.invalidateQueries();
    } catch (failure) {
      step({ kind: 'failed', error: importProblem(t, collection, failure), phase: 'ready' });
    }
  }

  const checkAgain = () => file && void check(file, state);
  return { ...state, choose, changeOptions, correct, checkAgain, run, undo, startAgain };
}
