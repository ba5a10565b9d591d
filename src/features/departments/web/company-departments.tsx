import { UserRound } from 'lucide-react';
import { type CompanyTab, type CompanyTabProps, TabAnswer } from '#features/companies/public.tsx';
import { listCompanyDepartments } from '#features/departments/departments.contract.ts';
import { departmentsTexts } from '#features/departments/departments.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { useCall } from '#platform/pages/use-call.ts';
import { Card } from '#ui/layout/card.tsx';

function CompanyDepartments({ companyId, whenEmpty }: CompanyTabProps) {
  const say = useSay();
  return (
    <TabAnswer
      answer={useCall(listCompanyDepartments, { id: String(companyId) })}
      entriesOf={({ departments }) => departments}
      texts={departmentsTexts}
      whenEmpty={whenEmpty}
      className="grid gap-4 md:grid-cols-2"
      entry={({ id, name, description, head_name: head }) => (
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
      )}
    />
  );
}

/** The DEPARTMENT tab of a company. */
export const departmentsTab: CompanyTab = {
  load: (page, id) => prefetchCall(page, listCompanyDepartments, { id }),
  Body: CompanyDepartments,
};
