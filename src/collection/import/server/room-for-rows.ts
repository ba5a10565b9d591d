import type pg from 'pg';
import { importTexts } from '#collection/import/import.texts.ts';
import type { Storage } from '#collection/server/storage.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import type { ImportedRows } from './imported-rows.ts';

type Added = {
  readonly storage: Storage;
  readonly imported: ImportedRows;
  readonly companyId: number;
  readonly added: number;
};

/** Stands against more rows than the operator lets a company have of one kind. */
export async function requireRoom(
  client: pg.ClientBase,
  { storage, imported, companyId, added }: Added,
): Promise<void> {
  if (!storage.readMostRows) throw new Error(`Imports into ${storage.table.name} have no bound`);
  const most = await storage.readMostRows(client);
  const { n } = await imported.countUpTo.one(client, { companyId, most });
  if (n + added <= most) return;
  const values = { most, n, added };
  throw new CallProblem('too_many_rows', 409, importTexts.tooManyForCompany, { values });
}
