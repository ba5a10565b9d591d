import type pg from 'pg';
import type { OwnerContext, RowChange } from '#collection/server/storage.ts';
import type { auditActionTexts } from '#console/audit/audit.texts.ts';
import type { AuditSubject } from '#console/audit/audit-subject.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { bigint, nullable, text } from '#platform/database/columns.ts';
import type { Connection } from '#platform/database/connection.ts';
import { sql } from '#platform/database/sql.ts';
import { command } from '#platform/database/statement.ts';
import { differenceOf } from './audit-difference.ts';
import { auditLog } from './audit-log.table.ts';
import { recordedFacts } from './recorded-facts.ts';

/** The operator who is recorded with an action. */
export type Actor = Pick<Caller, 'accountId' | 'email'>;

/** Somebody with access to the machine's command line; no account has this id. */
export const commandLine: Actor = { accountId: 0, email: 'npm run portal' };

export type AuditAction = keyof typeof auditActionTexts;

export type AuditEntry = {
  /** The action, such as `approve`. */
  readonly action: AuditAction;
  /** The kind of record the action was applied to. */
  readonly subject: AuditSubject;
  readonly subjectId?: string | number;
  readonly before?: object | null;
  readonly after?: object | null;
};

const insertEntry = command({
  name: 'console.record-action',
  values: {
    accountId: bigint,
    actor: text,
    action: text,
    subject: text,
    subjectId: nullable(text),
    before: nullable(recordedFacts),
    after: nullable(recordedFacts),
  },
  sql: sql`
    insert into ${auditLog} (account_id, actor, action, subject, subject_id, before, after)
    values ($accountId, $actor, $action, $subject, $subjectId, $before, $after)`,
});

const factsOf = (values: object | null | undefined) => (values ? { ...values } : null);

/**
 * Records an operator's action in the same transaction, so that no action is without its entry. A form that was
 * submitted without changes is not recorded.
 */
export async function recordAction(
  connection: Connection,
  { accountId, email }: Actor,
  { action, subject, subjectId, before, after }: AuditEntry,
): Promise<void> {
  const facts = { before: factsOf(before), after: factsOf(after) };
  const isForm = action === 'update' && facts.before !== null && facts.after !== null;
  if (isForm && differenceOf(facts.before, facts.after).length === 0) return;
  await insertEntry.run(connection, {
    accountId,
    actor: email,
    action,
    subject: subject.name,
    subjectId: subjectId === undefined ? null : String(subjectId),
    ...facts,
  });
}

/** Records the writes of a collection, with one entry per row. */
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
