import { useRef } from 'react';
import { COMPANIES_PER_PAGE, type listCompanies } from '#features/companies/companies.contract.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SkeletonGrid } from '#ui/feedback/skeleton-grid.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { useAppearOnScroll } from '#ui/use-appear-on-scroll.ts';
import { CompanyCard } from './company-card.tsx';

const gridClasses = 'grid grid-cols-1 gap-4 md:grid-cols-2';

export function CompanyGrid(props: { companies: CallAnswer<typeof listCompanies>['companies'] }) {
  const list = useRef<HTMLUListElement>(null);
  useAppearOnScroll(list, props.companies.length);
  return (
    <ul
      ref={list}
      className={joinClasses(
        gridClasses,
        'appearing-children drawn-cards [--drawn-height:13.25rem]',
      )}
    >
      {props.companies.map((company) => (
        <CompanyCard key={company.id} company={company} />
      ))}
    </ul>
  );
}

export function CompanyGridSkeleton() {
  return (
    <SkeletonGrid label={companiesTexts.loading} count={COMPANIES_PER_PAGE} className={gridClasses}>
      <Skeleton shape="card" />
    </SkeletonGrid>
  );
}
