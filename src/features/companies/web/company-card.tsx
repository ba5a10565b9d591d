import { MapPin } from 'lucide-react';
import { memo } from 'react';
import type { listCompanies } from '#features/companies/companies.contract.ts';
import { companyCardTexts } from '#features/companies/company-card.texts.ts';
import { MatchLine } from '#features/search/web/public.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { CachedMarkup } from '#platform/pages/cached-markup.tsx';
import { Link } from '#platform/pages/link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { VisibilityBadge } from './visibility-badge.tsx';

type Company = CallAnswer<typeof listCompanies>['companies'][number];

/** Memoised: when the list grows by a page, only that page renders. */
export const CompanyCard = memo(function CompanyCard({ company }: { company: Company }) {
  return (
    <Card as="li" interactive padding="none">
      <CachedMarkup
        as="div"
        name="company-card"
        shows={company}
        className="flex h-full flex-col p-5"
      >
        <div className="flex items-start gap-4">
          <CompanyLogo name={company.company_name} logo={company.company_logo} />
          <div className="min-w-0 grow">
            <h2 className="font-semibold text-lg leading-snug">
              <Link
                to={`/company/${company.id}`}
                className="line-clamp-2 break-words outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
              >
                {company.company_name}
              </Link>
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sand text-sm">
              {company.company_kind_name}
              <VisibilityBadge visibility={company.visibility} />
            </p>
          </div>
        </div>
        <CompanyLine company={company} />
        <CompanyFigures company={company} />
      </CachedMarkup>
    </Card>
  );
});

/** Why the company matches the search, or else the first line of its description. */
function CompanyLine({ company: { company_match, company_line } }: { company: Company }) {
  if (company_match) {
    return (
      <div className="mt-3">
        <MatchLine match={company_match} />
      </div>
    );
  }
  return (
    company_line && (
      <p className="mt-3 line-clamp-3 break-words text-soft text-sm">{company_line}</p>
    )
  );
}

/** City and counts in one line, so that cards can be compared. */
function CompanyFigures({ company }: { company: Company }) {
  const t = useTranslate();
  const figures = [
    { count: company.products, text: companyCardTexts.products },
    { count: company.events, text: companyCardTexts.events },
    { count: company.jobs, text: companyCardTexts.jobs },
  ].filter(({ count }) => count > 0);
  if (figures.length === 0 && !company.company_city) return null;
  return (
    <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-4 text-muted text-sm">
      {company.company_city && (
        <span className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          {company.company_city}
        </span>
      )}
      {figures.map(({ count, text }) => (
        <span key={text.id}>{t(text, { count })}</span>
      ))}
    </p>
  );
}
