import type { listCompanies } from '#features/companies/companies.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { Link } from '#platform/pages/link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { VisibilityBadge } from './visibility-badge.tsx';

type Company = CallAnswer<typeof listCompanies>['companies'][number];

export function CompanyCard({ company }: { company: Company }) {
  return (
    <Card as="li" interactive padding="none">
      <div className="flex h-full flex-col items-center gap-4 p-6 text-center">
        <CompanyLogo name={company.company_name} logo={company.company_logo} size="lg" />
        <div className="min-w-0 max-w-full">
          <h2 className="font-semibold text-lg">
            <Link
              to={`/company/${company.id}`}
              className="line-clamp-3 break-words outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
            >
              {company.company_name}
            </Link>
          </h2>
          <p className="mt-1 flex flex-wrap items-center justify-center gap-x-2 gap-y-1 text-muted text-sm">
            {company.company_type_name}
            <VisibilityBadge visibility={company.visibility} />
          </p>
        </div>
      </div>
    </Card>
  );
}
