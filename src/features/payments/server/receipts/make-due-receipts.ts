import type pg from 'pg';
import { inTransaction } from '#platform/database/in-transaction.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { readReceipt } from './read-receipt.ts';
import { renderReceipt } from './render-receipt.ts';

const PDF_TYPE = 'application/pdf';
/** Longer than making one takes; then it is tried again. */
const RETRY_S = 120;

type Log = { error(details: object, message: string): void };

async function claimReceipt(pool: pg.Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ id: number }>(
    `update receipts set due_at = now() + make_interval(secs => $1)
     where id in (
       select id from receipts where pdf is null and due_at <= now()
       order by due_at limit 1 for update skip locked)
     returning id`,
    [RETRY_S],
  );
  return rows[0]?.id;
}

/** Kept and mailed together, once: whoever comes second finds it made. */
async function makeReceipt(pool: pg.Pool, id: number): Promise<void> {
  const { content, mail, fileName } = await readReceipt(pool, id);
  const pdf = await renderReceipt(content);
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      'update receipts set pdf = $2 where id = $1 and pdf is null',
      [id, pdf],
    );
    if (rowCount === 0) return;
    const attachment = { name: fileName, contentType: PDF_TYPE, content: pdf };
    await queueMail(client, { ...mail, attachment });
  });
}

/** Makes and mails the receipts of payments that have arrived; answers how many were tried. */
export async function makeDueReceipts({ pool, log }: { pool: pg.Pool; log: Log }): Promise<number> {
  const id = await claimReceipt(pool);
  if (id === undefined) return 0;
  await makeReceipt(pool, id).catch((error: unknown) => {
    log.error({ err: error, receiptId: id }, 'a receipt could not be made');
  });
  return 1;
}
