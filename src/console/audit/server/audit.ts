import type pg from 'pg';
import type { OwnerContext, RowChange } from '#collection/server/storage.ts';
import type { auditActionTexts } from '#console/audit/audit.texts.ts';
import type { AuditSubject } from '#console/audit/audit-subject.ts';
import type { Caller } from '#platform/auth/caller.ts';

type Connection = Pick<pg.ClientBase, 'query'>;

/** Who goes on record with it. */
export type Actor = Pick<Caller, 'accountId' | 'email'>;

/** Whoever may use the machine's command line; no account has this number. */
export const commandLine: Actor = { accountId: 0, email: 'npm run portal' };

export type AuditAction = keyof typeof auditActionTexts;

export type AuditEntry = {
  /** What was done, such as `approve`. */
  readonly action: AuditAction;
  /** What kind of thing it was done to. */
  readonly subject: AuditSubject;
  readonly subjectId?: string | number;
  readonly before?: object | null;
  readonly after?: object | null;
};

/** Notes what an operator did, in the transaction that does it: no deed without its note. */
export async function recordAction(
  connection: Connection,
  { accountId, email }: Actor,
  { action, subject, subjectId, before, after }: AuditEntry,
): Promise<void> {
  await connection.query(
    `insert into audit_log (account_id, actor, action, subject, subject_id, before, after)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      accountId,
      email,
      action,
      subject.name,
      subjectId === undefined ? null : String(subjectId),
      before ? JSON.stringify(before) : null,
      after ? JSON.stringify(after) : null,
    ],
  );
}

/** The record of a collection's writes: one entry for each row. */
export function recordWritesOf(subject: AuditSubject) {
  return async (client: pg.ClientBase, change: RowChange, { caller }: OwnerContext) => {
    const after = new Map(change.after.map((row) => [row.id, row]));
    const before = new Map(change.before.map((row) => [row.id, row]));
    for (const id of new Set([...before.keys(), ...after.keys()])) {
      await recordAction(client, caller, {
        action: change.action,
        subject,
        subjectId: id,
        before: before.get(id) ?? null,
        after: after.get(id) ?? null,
      });
    }
  };
}
