import type pg from 'pg';
import type { Collection } from '#collection/contract/define-collection.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import type { Owners } from '#collection/server/owners.ts';
import type { OwnerContext, Storage } from '#collection/server/storage.ts';
import { CallProblem } from '#platform/calls/call-problem.ts';
import { type Operation, operation } from '#platform/calls/operation.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { type ChangedItems, countChanges } from './import-changes.ts';
import type { ImportedRows } from './imported-rows.ts';
import { lockLatestImport, markUndone } from './imports.ts';
import { requireCompanyId } from './require-company-id.ts';

type Undoing = {
  readonly collection: Collection;
  readonly storage: Storage;
  readonly calls: NonNullable<Collection['calls']['imports']>;
  readonly owners: Owners;
  readonly imported: ImportedRows;
  readonly changed: ChangedItems;
};

type OfImport = { readonly companyId: number; readonly importId: number };

/**
 * The result of undoing an import: new items deleted, changed ones restored, and ones left alone because they changed
 * since.
 */
type Undone = { readonly deleted: number; readonly restored: number; readonly kept: number };

async function takeBack(
  { storage, imported, changed }: Undoing,
  client: pg.ClientBase,
  of: OfImport,
  context: OwnerContext,
): Promise<Undone> {
  if (storage.notifyBeforeDelete) {
    const rows = await imported.selectIds.all(client, of);
    const ids = rows.map(({ id }) => id);
    await storage.notifyBeforeDelete(client, ids, context);
  }
  const deleted = await imported.remove.run(client, of);
  const { n } = await countChanges.one(client, { importId: of.importId });
  const restored = await changed.takeBack.run(client, of);
  return { deleted, restored, kept: n - restored };
}

function messageOf({ deleted, restored, kept }: Undone, language: Language): string {
  const t = translateIn(language);
  const said = [t(importTexts.undone, { n: deleted })];
  if (restored > 0) said.push(t(importTexts.restored, { n: restored }));
  if (kept > 0) said.push(t(importTexts.keptAsChanged, { n: kept }));
  return said.join(' ');
}

/** Undoes the latest import: deletes what it added and restores what it changed. */
export function undoImport(undoing: Undoing): Operation {
  const { collection, storage, calls, owners } = undoing;
  return operation(calls.undo, async ({ import_id: importId }, context) => {
    const companyId = requireCompanyId(owners, context);
    const undone = await inTransaction(context.database.pool, async (client) => {
      const asked = { companyId, collection: collection.name };
      const latest = await lockLatestImport.first(client, asked);
      if (latest?.id !== importId || latest.is_undone) {
        throw new CallProblem('not_latest_import', 409, importTexts.notLatest);
      }
      const { n } = await countChanges.one(client, { importId });
      if (n < latest.result.changed_rows) {
        throw new CallProblem('import_too_old', 409, importTexts.tooOldToUndo);
      }
      await markUndone.run(client, { id: importId });
      const run = () => takeBack(undoing, client, { companyId, importId }, context);
      // Restored items may become active, so they count towards the quota.
      return storage.quota ? storage.quota(client, context, run) : run();
    });
    return {
      message: messageOf(undone, context.language),
      deleted_count: undone.deleted,
      restored_count: undone.restored,
      kept_count: undone.kept,
    };
  });
}
