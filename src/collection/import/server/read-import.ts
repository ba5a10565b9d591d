import type { Collection } from '#collection/contract/define-collection.ts';
import type { RowError } from '#collection/import/contract/import-answers.ts';
import type { Storage } from '#collection/server/storage.ts';
import type { ImportTask } from './import-messages.ts';
import { readInChild } from './read-in-child.ts';
import type { RowsFile } from './rows-file.ts';

export type ImportOutcome = {
  total: number;
  good: number;
  bad: number;
  errors: RowError[];
  failedRows: string | null;
};

type Reading = {
  readonly collection: Collection;
  readonly storage: Storage;
  readonly companyId: number;
  readonly importId: number;
  readonly task: Omit<ImportTask, 'definedIn' | 'collection' | 'prefix'>;
  onProgress(done: number, total: number): Promise<unknown>;
};

/** Reads a file to its end: the good rows into the rows' file, the bad ones are counted and kept. */
export async function readImport(rows: RowsFile, reading: Reading): Promise<ImportOutcome> {
  const { collection, storage, companyId, importId } = reading;
  const outcome: ImportOutcome = { total: 0, good: 0, bad: 0, errors: [], failedRows: null };
  const task = {
    ...reading.task,
    definedIn: storage.definedIn.href,
    collection: collection.name,
    prefix: [companyId, importId],
  };
  await readInChild(task, async (message) => {
    if (message.kind === 'opened') outcome.total = message.total;
    if (message.kind === 'end') outcome.failedRows = message.failedRows;
    if (message.kind !== 'rows') return;
    outcome.good += message.good;
    outcome.bad += message.bad;
    outcome.errors.push(...message.errors);
    if (message.copy) await rows.add(message.copy);
    await reading.onProgress(outcome.good + outcome.bad, outcome.total);
  });
  return outcome;
}
