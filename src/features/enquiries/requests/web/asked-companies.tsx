import { useId } from 'react';
import { CompanyLogo } from '#features/companies/web/public.ts';
import { quotationsPageTexts as texts } from '#features/enquiries/requests/quotations-page.texts.ts';
import { BuyerStateBadge } from '#features/enquiries/web/buyer-state-badge.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RequestLines } from './request-lines.tsx';
import { RequestTalk } from './request-talk.tsx';
import type { AskedCompany, BuyerRequest, RequestActions } from './use-request.ts';

type AskedCompaniesProps = { request: BuyerRequest; actions: RequestActions };

/** The asked companies, each with its lines and the messages since. */
export function AskedCompanies({ request, actions }: AskedCompaniesProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="font-semibold text-xl">
        {t(texts.asked)}
      </h2>
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {request.companies.map((company) => (
          <Asked key={company.id} company={company} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

function Asked({ company, actions }: { company: AskedCompany; actions: RequestActions }) {
  const t = useTranslate();
  const { company_name: name, company_logo, company_path, state, lines } = company;
  return (
    <Card as="li" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex min-w-0 items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-3">
          <CompanyLogo name={name} logo={company_logo} size="md" />
          {company_path ? (
            <Link
              to={company_path}
              className="min-w-0 break-words font-semibold underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          ) : (
            <span className="min-w-0 break-words font-semibold">{name}</span>
          )}
        </span>
        <BuyerStateBadge state={state} />
      </div>
      <RequestLines lines={lines} />
      {state === 'sent' && <p className="text-muted text-sm">{t(texts.waiting)}</p>}
      <RequestTalk company={company} actions={actions} />
    </Card>
  );
}
