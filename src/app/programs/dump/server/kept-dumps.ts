import type pg from 'pg';
import { changedKinds } from '#app/programs/changes/changes.contract.ts';
import { bigint, int, oneOf, text, timestamp } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { type FileStore, publicFilePath, removeStoredFile } from '#platform/files/file-store.ts';
import { namedIn } from '#platform/files/named-files.ts';
import { whileRenewing } from '#platform/scheduler/while-renewing.ts';
import { openDumpClaims, openDumps } from './open-dumps.table.ts';

const file = {
  kind: oneOf(changedKinds),
  part: int,
  file: text,
  records: int,
  bytes: bigint,
  sha256: text,
  mark: text,
};

export type MadeFile = Readonly<RowOf<typeof file>>;

export const selectDumps = query({
  name: 'dumps.all',
  row: { ...file, made_at: timestamp },
  sql: sql`
    select kind, part, file, records, bytes, sha256, mark, made_at from ${openDumps}
    order by kind, part`,
});

const deleteDumps = command({ name: 'dumps.forget', sql: sql`delete from ${openDumps}` });

const insertDump = command({
  name: 'dumps.keep',
  values: file,
  sql: sql`
    insert into ${openDumps} (kind, part, file, records, bytes, sha256, mark)
    values ($kind, $part, $file, $records, $bytes, $sha256, $mark)`,
});

/** Files that no row names are removed by the sweep. */
export const dumpFiles = namedIn('Upload/dumps', openDumps, ['file']);

const selectWithdrawals = query({
  name: 'dumps.withdrawals',
  row: { withdrawals: int },
  sql: sql`select withdrawals from ${openDumpClaims}`,
});

const lockWithdrawals = query({
  name: 'dumps.lock-withdrawals',
  row: { withdrawals: int },
  sql: sql`select withdrawals from ${openDumpClaims} for update`,
});

/** How often somebody left; asked before the first record is read. */
export const countWithdrawals = async (connection: Connection): Promise<number> =>
  (await selectWithdrawals.one(connection)).withdrawals;

const noteWithdrawal = command({
  name: 'dumps.note-withdrawal',
  sql: sql`update ${openDumpClaims} set withdrawals = withdrawals + 1`,
});

const storedAt = ({ file: name }: Pick<MadeFile, 'file'>) => publicFilePath('dumps', name) ?? name;

/**
 * Takes all files off the list, as what somebody leaves behind in them cannot be taken out, and has those that are
 * being made thrown away; answers where they are stored.
 */
export async function withdrawDumps(client: Connection): Promise<readonly string[]> {
  await noteWithdrawal.run(client);
  const known = await selectDumps.all(client);
  await deleteDumps.run(client);
  return known.map(storedAt);
}

/** New files in place of the old ones, in one step; without new ones there are none any more. */
export async function replaceDumps(
  pool: pg.Pool,
  files: FileStore,
  made: readonly MadeFile[],
  withdrawals?: number,
): Promise<void> {
  const left = await inTransaction(pool, async (client) => {
    const now = (await lockWithdrawals.one(client)).withdrawals;
    if (withdrawals !== undefined && withdrawals !== now) return made;
    const known = await selectDumps.all(client);
    await deleteDumps.run(client);
    for (const each of made) await insertDump.run(client, each);
    return known;
  });
  for (const each of left) await removeStoredFile(files, storedAt(each));
}

/** After this long without a renewal, a claim counts as abandoned by a process that died. */
const CLAIM_S = 120;
const RENEWALS_PER_CLAIM = 4;

const claim = command({
  name: 'dumps.claim',
  sql: sql`
    update ${openDumpClaims} set claimed_at = now()
    where claimed_at is null or claimed_at < now() - make_interval(secs => ${CLAIM_S})`,
});

const renewClaim = command({
  name: 'dumps.renew-claim',
  sql: sql`update ${openDumpClaims} set claimed_at = now() where claimed_at is not null`,
});

const release = command({
  name: 'dumps.release',
  sql: sql`update ${openDumpClaims} set claimed_at = null`,
});

/** Runs the work unless another process holds the claim, and renews the claim for as long as the work takes. */
export async function claimDump<T>(
  connection: Connection,
  work: () => Promise<T>,
  everyMs = (CLAIM_S * 1000) / RENEWALS_PER_CLAIM,
): Promise<T | undefined> {
  if ((await claim.run(connection)) === 0) return undefined;
  const renew = () => renewClaim.run(connection);
  try {
    return await whileRenewing({ everyMs, renew }, work);
  } finally {
    await release.run(connection);
  }
}
