import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { RowError } from '#collection/import/contract/import-answers.ts';
import type { Storage } from '#collection/server/storage.ts';
import type { ImportTask } from './import-messages.ts';
import type { ImportedRows } from './imported-rows.ts';
import { readInWorker } from './read-in-worker.ts';

export type ImportOutcome = {
  total: number;
  good: number;
  bad: number;
  errors: RowError[];
  failedRows: string | null;
};

type Job = {
  readonly collection: Collection;
  readonly storage: Storage;
  readonly imported: ImportedRows;
  readonly companyId: number;
  readonly importId: number;
  readonly task: Omit<ImportTask, 'definedIn' | 'collection' | 'prefix'>;
  onProgress(done: number, total: number): Promise<unknown>;
};

/** Streams the good rows into the table within the caller's transaction; counts and keeps the bad. */
export async function runImport(client: pg.ClientBase, job: Job): Promise<ImportOutcome> {
  const { collection, storage, imported, companyId, importId } = job;
  const stream = imported.store.open(client);
  const ended = finished(stream);
  ended.catch(() => undefined);
  const outcome: ImportOutcome = { total: 0, good: 0, bad: 0, errors: [], failedRows: null };
  const task = {
    ...job.task,
    definedIn: storage.definedIn.href,
    collection: collection.name,
    prefix: [companyId, importId],
  };
  try {
    await readInWorker(task, async (message) => {
      if (message.kind === 'opened') outcome.total = message.total;
      if (message.kind === 'end') outcome.failedRows = message.failedRows;
      if (message.kind !== 'rows') return;
      outcome.good += message.good;
      outcome.bad += message.bad;
      outcome.errors.push(...message.errors);
      if (message.copy && !stream.write(message.copy))
        await Promise.race([once(stream, 'drain'), ended]);
      await job.onProgress(outcome.good + outcome.bad, outcome.total);
    });
    stream.end();
    await ended;
  } catch (problem) {
    stream.destroy(problem instanceof Error ? problem : undefined);
    throw problem;
  }
  return outcome;
}
