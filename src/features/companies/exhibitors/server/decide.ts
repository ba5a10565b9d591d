import type pg from 'pg';
import { accountFacts } from '#features/accounts/server/public.ts';
import { exhibitorStatus } from '#features/companies/exhibitors/exhibitors.contract.ts';
import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import { companies } from '#features/companies/server/companies.table.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import { bigint, int, nullable, oneOf, text } from '#platform/database/columns.ts';
import { sql } from '#platform/database/sql.ts';
import { command, query, type RowOf } from '#platform/database/statement.ts';
import { languages } from '#platform/i18n/languages.ts';
import { type Decision, mailAboutDecision } from './exhibitor-mails.ts';

/** The columns that hold the state of a company's application. */
const stateColumns = {
  exhibitor_status: int,
  status: int,
  type: nullable(int),
  decision_reason: nullable(text),
};

export type ApplicationState = Readonly<RowOf<typeof stateColumns>>;

export type Decided = {
  readonly name: string;
  readonly before: ApplicationState;
  readonly after: ApplicationState;
};

type Asked = {
  readonly decision: Decision;
  /** The state that the operator saw; left out, the current one. */
  readonly seen?: number;
  readonly type?: number;
  readonly reason?: string;
  readonly appUrl: string;
};

/** Values of the company's `status` column. */
const companyStatus = { inactive: 0, active: 1, pending: 2, suspended: 3 } as const;

const { review, approved, rejected, restricted } = exhibitorStatus;

/** The states from which each decision is possible. If two operators decide at the same time, the second is refused. */
const possibleFrom: Readonly<Record<Decision, readonly number[]>> = {
  approve: [review, rejected],
  reject: [review],
  restrict: [review, approved],
  lift: [restricted],
};

function outcomeOf({ decision, type, reason }: Asked, before: ApplicationState): ApplicationState {
  switch (decision) {
    case 'approve':
      return {
        exhibitor_status: approved,
        status: companyStatus.active,
        type: type ?? before.type,
        decision_reason: null,
      };
    case 'reject':
      return {
        ...before,
        exhibitor_status: rejected,
        status: companyStatus.inactive,
        decision_reason: reason ?? null,
      };
    case 'restrict':
      return {
        ...before,
        exhibitor_status: restricted,
        status: companyStatus.suspended,
        decision_reason: reason ?? null,
      };
    case 'lift':
      // An approval gives a type, so a company without one goes back to waiting.
      return before.type === null
        ? { ...before, exhibitor_status: review, status: companyStatus.pending }
        : { ...before, exhibitor_status: approved, status: companyStatus.active };
  }
}

const stateOf = ({
  exhibitor_status,
  status,
  type,
  decision_reason,
}: ApplicationState): ApplicationState => ({
  exhibitor_status,
  status,
  type,
  decision_reason,
});

const lockCompany = query({
  name: 'companies.lock-to-decide',
  values: { id: bigint },
  row: { ...stateColumns, name: text, email: nullable(text), language: nullable(oneOf(languages)) },
  sql: sql`
    select c.name, c.exhibitor_status, c.status, c.type, c.decision_reason, a.email, a.language
    from ${companies} c left join ${accountFacts} a on a.id = c.owner_account_id
    where c.id = $id for update of c`,
});

const writeStanding = command({
  name: 'companies.write-standing',
  values: { id: bigint, ...stateColumns },
  sql: sql`
    update ${companies} set exhibitor_status = $exhibitor_status, status = $status, type = $type,
      decision_reason = $decision_reason, decided_at = now() where id = $id`,
});

/** Applies a decision within the caller's transaction and mails the owner. Returns null for an unknown company. */
export async function decideAboutCompany(
  client: pg.ClientBase,
  companyId: number,
  asked: Asked,
): Promise<Decided | null> {
  const company = await lockCompany.first(client, { id: companyId });
  if (!company) return null;
  const { exhibitor_status: now } = company;
  const { decision: wanted, seen = now } = asked;
  if (seen !== now || !possibleFrom[wanted].includes(now)) {
    throw conflict(exhibitorsTexts.decidedBefore);
  }
  const before = stateOf(company);
  const after = outcomeOf(asked, before);
  await writeStanding.run(client, { id: companyId, ...after });
  const { name, email, language } = company;
  if (email && language) {
    const { decision, reason, appUrl } = asked;
    await mailAboutDecision(
      client,
      { decision, company: name, reason },
      { email, language },
      appUrl,
    );
  }
  return { name, before, after };
}
