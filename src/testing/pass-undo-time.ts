import type pg from 'pg';
import { releaseHeldMails } from '#platform/mail/held-mails.ts';

/** As if the time to take anything back were over: the mails about it are on their way. */
export async function passUndoTime(pool: pg.Pool): Promise<void> {
  await pool.query('update held_mails set release_at = now()');
  await pool.query('update deletions set undo_until = now()');
  await releaseHeldMails(pool);
}
