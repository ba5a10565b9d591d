import type { ReactNode } from 'react';
import type { CompanyTabName } from '#features/companies/company-tabs.ts';
import { Link } from '#platform/pages/link.tsx';

type CompanyHighlightProps = {
  title: string;
  companyId: number;
  /** Where the rest of them is, and what the way there is called. */
  tab: CompanyTabName;
  all: string;
  children: ReactNode;
};

/** The best of a tab on the first one, with the way to all of it. */
export function CompanyHighlight({ title, companyId, tab, all, children }: CompanyHighlightProps) {
  return (
    <section className="min-w-0">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-xl">{title}</h2>
        <Link
          to={`/company/${companyId}?tab=${tab}`}
          className="text-action underline-offset-4 hover:underline"
        >
          {all}
        </Link>
      </div>
      {children}
    </section>
  );
}
