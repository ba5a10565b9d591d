import type pg from 'pg';
import { releaseHeldMails } from '#platform/mail/held-mails.ts';

/** Ends the time for undoing actions, so that the mails about them are sent. */
export async function passUndoTime(pool: pg.Pool): Promise<void> {
  await pool.query('update held_mails set release_at = now()');
  await pool.query('update deletions set undo_until = now()');
  await releaseHeldMails(pool);
}
