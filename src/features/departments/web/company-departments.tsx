import { UserRound } from 'lucide-react';
import type { CompanyTab, CompanyTabProps } from '#features/companies/public.tsx';
import { listCompanyDepartments } from '#features/departments/departments.contract.ts';
import { departmentsTexts } from '#features/departments/departments.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';

const gridClasses = 'grid gap-4 md:grid-cols-2';

function CompanyDepartments({ companyId, whenEmpty }: CompanyTabProps) {
  const say = useSay();
  const { data, error, isFetching, refetch } = useCall(listCompanyDepartments, {
    id: String(companyId),
  });
  if (error) {
    return (
      <ErrorState
        title={say(departmentsTexts.failed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-busy="true" className={gridClasses}>
        <span className="sr-only">{say(departmentsTexts.loading)}</span>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    );
  }
  if (data.departments.length === 0) return whenEmpty;
  return (
    <ul className={gridClasses}>
      {data.departments.map(({ id, name, description, head_name: head }) => (
        <Card key={id} as="li">
          <h2 className="break-words font-semibold text-lg">{name}</h2>
          {description && <p className="mt-2 text-soft">{description}</p>}
          {head && (
            <p className="mt-4 flex items-center gap-2 text-muted text-sm">
              <UserRound aria-hidden="true" className="size-4 shrink-0" />
              {say(departmentsTexts.ledBy, { name: head })}
            </p>
          )}
        </Card>
      ))}
    </ul>
  );
}

/** The DEPARTMENT tab of a company. */
export const departmentsTab: CompanyTab = {
  load: (page, id) => prefetchCall(page, listCompanyDepartments, { id }),
  Body: CompanyDepartments,
};
