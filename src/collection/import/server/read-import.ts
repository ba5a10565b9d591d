import type { Collection } from '#collection/contract/define-collection.ts';
import type { RowError } from '#collection/import/contract/import-answers.ts';
import type { Storage } from '#collection/server/storage.ts';
import type { AskedItems, FoundItems, ImportTask } from './import-messages.ts';
import { readInChild } from './read-in-child.ts';
import type { RowsFile } from './rows-file.ts';

export type ImportOutcome = {
  total: number;
  added: number;
  changed: number;
  same: number;
  bad: number;
  errors: RowError[];
  failedRows: string | null;
};

/** How a file is to be read, independent of what it is imported into. */
export type FileTask = Omit<ImportTask, 'definedIn' | 'collection' | 'into'>;

type Reading = {
  readonly collection: Collection;
  readonly storage: Storage;
  readonly companyId: number;
  readonly importId: number;
  readonly task: FileTask;
  find(asked: AskedItems): Promise<FoundItems>;
  onProgress(done: number, total: number): Promise<unknown>;
};

/** Temporary files with the rows to add and the changes of items. */
export type ReadRows = { readonly rows: RowsFile; readonly changes: RowsFile };

/** Reads a file to its end. Good rows go to the temporary files; bad ones are counted and returned. */
export async function readImport(
  { rows, changes }: ReadRows,
  reading: Reading,
): Promise<ImportOutcome> {
  const { collection, storage, companyId, importId } = reading;
  const counted = { added: 0, changed: 0, same: 0, bad: 0 };
  const outcome: ImportOutcome = { total: 0, ...counted, errors: [], failedRows: null };
  const task = {
    ...reading.task,
    definedIn: storage.definedIn.href,
    collection: collection.name,
    into: { companyId, importId, columns: storage.columns ?? {} },
  };
  await readInChild(task, reading.find, async (message) => {
    if (message.kind === 'opened') outcome.total = message.total;
    if (message.kind === 'end') outcome.failedRows = message.failedRows;
    if (message.kind !== 'rows') return;
    outcome.added += message.counts.added;
    outcome.changed += message.counts.changed;
    outcome.same += message.counts.same;
    outcome.bad += message.counts.bad;
    outcome.errors.push(...message.errors);
    if (message.copy) await rows.add(message.copy);
    if (message.changes) await changes.add(message.changes);
    const { added, changed, same, bad } = outcome;
    await reading.onProgress(added + changed + same + bad, outcome.total);
  });
  return outcome;
}
