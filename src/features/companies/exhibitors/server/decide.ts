import type pg from 'pg';
import { exhibitorStatus } from '#features/companies/exhibitors/exhibitors.contract.ts';
import { exhibitorsTexts } from '#features/companies/exhibitors/exhibitors.texts.ts';
import { conflict } from '#platform/calls/call-problem.ts';
import type { Language } from '#platform/i18n/languages.ts';
import { type Decision, mailAboutDecision } from './exhibitor-mails.ts';

/** How a company stands with the portal. */
export type Standing = {
  readonly exhibitor_status: number;
  readonly status: number;
  readonly type: number | null;
  readonly decision_reason: string | null;
};

type Company = Standing & { name: string; email: string | null; language: Language | null };

export type Decided = {
  readonly name: string;
  readonly before: Standing;
  readonly after: Standing;
};

type Asked = {
  readonly decision: Decision;
  readonly type?: number;
  readonly reason?: string;
  readonly appUrl: string;
};

/** What a company's status means to visitors. */
const companyStatus = { inactive: 0, active: 1, pending: 2, suspended: 3 } as const;

const { review, approved, rejected, restricted } = exhibitorStatus;

/** From where each decision can be taken: of two at the same time the second finds it taken. */
const possibleFrom: Readonly<Record<Decision, readonly number[]>> = {
  approve: [review, rejected],
  reject: [review],
  restrict: [review, approved],
  lift: [restricted],
};

function outcomeOf({ decision, type, reason }: Asked, before: Standing): Standing {
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
      // A type was given by an approval; without one the application is still to be decided.
      return before.type === null
        ? { ...before, exhibitor_status: review, status: companyStatus.pending }
        : { ...before, exhibitor_status: approved, status: companyStatus.active };
  }
}

const standingOf = ({ exhibitor_status, status, type, decision_reason }: Standing): Standing => ({
  exhibitor_status,
  status,
  type,
  decision_reason,
});

/** Decides about a company within the caller's transaction; its person hears of it by mail. */
export async function decideAboutCompany(
  client: pg.ClientBase,
  companyId: number,
  asked: Asked,
): Promise<Decided | null> {
  const { rows } = await client.query<Company>(
    `select c.name, c.exhibitor_status, c.status, c.type, c.decision_reason, a.email, a.language
     from companies c left join accounts a on a.id = c.owner_account_id
     where c.id = $1 for update of c`,
    [companyId],
  );
  const [company] = rows;
  if (!company) return null;
  if (!possibleFrom[asked.decision].includes(company.exhibitor_status)) {
    throw conflict(exhibitorsTexts.decidedBefore);
  }
  const before = standingOf(company);
  const after = outcomeOf(asked, before);
  await client.query(
    `update companies set exhibitor_status = $2, status = $3, type = $4, decision_reason = $5,
       decided_at = now() where id = $1`,
    [companyId, after.exhibitor_status, after.status, after.type, after.decision_reason],
  );
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
