import { UserRound } from 'lucide-react';
import { companyEntriesTab } from '#features/companies/web/public.ts';
import { listCompanyDepartments } from '#features/company-lists/departments/departments.contract.ts';
import { departmentsTexts } from '#features/company-lists/departments/departments.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Card } from '#ui/layout/card.tsx';

function LedBy({ name }: { name: string }) {
  const t = useTranslate();
  return (
    <p className="mt-4 flex items-center gap-2 text-muted text-sm">
      <UserRound aria-hidden="true" className="size-4 shrink-0" />
      {t(departmentsTexts.ledBy, { name })}
    </p>
  );
}

/** The DEPARTMENT tab of a company's page. */
export const departmentsTab = companyEntriesTab(listCompanyDepartments, {
  entriesOf: ({ departments }) => departments,
  texts: departmentsTexts,
  className: 'grid gap-4 md:grid-cols-2',
  entry: ({ id, name, description, head_name: head }) => (
    <Card key={id} as="li">
      <h2 className="break-words font-semibold text-lg">{name}</h2>
      {description && <p className="mt-2 whitespace-pre-line text-soft">{description}</p>}
      {head && <LedBy name={head} />}
    </Card>
  ),
});
