import type pg from 'pg';
import { bigint, bytes } from '#platform/database/columns.ts';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { claimDueRows } from '#platform/scheduler/claim-due.ts';
import { readReceipt } from './read-receipt.ts';
import { receipts } from './receipts.table.ts';
import { renderReceipt } from './render-receipt.ts';

const PDF_TYPE = 'application/pdf';
/** Longer than making a receipt takes; after this it is tried again. */
const RETRY_S = 120;

type Log = { error(details: object, message: string): void };

const claimDue = claimDueRows({
  name: 'payments.claim-due-receipt',
  table: receipts,
  row: { id: bigint },
  dueAt: 'due_at',
  where: sql`pdf is null`,
  atMost: 1,
  retryS: RETRY_S,
});

const keepPdf = command({
  name: 'payments.keep-receipt',
  values: { id: bigint, pdf: bytes },
  sql: sql`update ${receipts} set pdf = $pdf where id = $id and pdf is null`,
});

/** Stores and mails the receipt in one transaction; another process that comes second does neither. */
async function makeReceipt(pool: pg.Pool, id: number): Promise<void> {
  const { content, mail, fileName } = await readReceipt(pool, id);
  const pdf = await renderReceipt(content);
  await inTransaction(pool, async (client) => {
    if ((await keepPdf.run(client, { id, pdf })) === 0) return;
    const attachment = { name: fileName, contentType: PDF_TYPE, content: pdf };
    await queueMail(client, { ...mail, attachment });
  });
}

/** Makes and mails the next due receipt; returns how many were tried. */
export async function makeDueReceipts({ pool, log }: { pool: pg.Pool; log: Log }): Promise<number> {
  const claimed = await claimDue.first(pool);
  if (!claimed) return 0;
  const { id } = claimed;
  await makeReceipt(pool, id).catch((error: unknown) => {
    log.error({ err: error, receiptId: id }, 'a receipt could not be made');
  });
  return 1;
}
