import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Collection } from '#collection/contract/define-collection.ts';
import type { RowError } from '#collection/import/contract/import-answers.ts';
import { importedFields } from '#collection/import/contract/imported-fields.ts';
import { columnOf, type Storage } from '#collection/server/storage.ts';
import type { ImportTask } from './import-messages.ts';
import { readInWorker } from './read-in-worker.ts';

export type ImportOutcome = {
  readonly total: number;
  readonly good: number;
  readonly bad: number;
  readonly errors: readonly RowError[];
  readonly failedRows: string | null;
};

type Job = {
  readonly collection: Collection;
  readonly storage: Storage;
  readonly companyId: number;
  readonly importId: number;
  readonly task: Omit<ImportTask, 'definedIn' | 'collection' | 'prefix'>;
  onProgress(done: number, total: number): Promise<void>;
};

function copyStatement({ collection, storage }: Job): string {
  const columns = importedFields(collection).map((name) => columnOf(storage, name));
  return `copy ${storage.table} (company_id, import_id, ${columns.join(', ')}) from stdin`;
}

/** Streams the good rows into the table within the caller's transaction; counts and keeps the bad. */
export async function runImport(client: pg.ClientBase, job: Job): Promise<ImportOutcome> {
  const { collection, storage, companyId, importId } = job;
  const stream = client.query(copyFrom(copyStatement(job)));
  const ended = finished(stream);
  ended.catch(() => undefined);
  const outcome = {
    total: 0,
    good: 0,
    bad: 0,
    errors: [] as RowError[],
    failedRows: null as string | null,
  };
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
    stream.destroy(problem as Error);
    throw problem;
  }
  return outcome;
}
