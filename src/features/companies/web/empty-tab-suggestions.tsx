import { type Company, countCompanyEntries } from '#features/companies/companies.contract.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { companyCardTexts } from '#features/companies/company-card.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** Tabs to suggest, by name. */
const suggestedTabs = ['products', 'events', 'jobs'] as const;

/** For an empty tab: links to the company's tabs that have something. */
export function EmptyTabSuggestions({ company }: { company: Company }) {
  const t = useTranslate();
  const local = useLocalPath();
  const counts = useCall(countCompanyEntries, { id: String(company.id) }).data?.counts;
  const page = local(`/company/${company.id}`);
  return (
    <EmptyState
      title={t(companiesTexts.comingSoon)}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {suggestedTabs
            .filter((tab) => counts?.[tab])
            .map((tab) => (
              <Button key={tab} variant="secondary" href={`${page}?tab=${tab}`}>
                {t(companyCardTexts[tab], { count: counts?.[tab] ?? 0 })}
              </Button>
            ))}
          <Button variant="secondary" href={page}>
            {t(companiesTexts.about, { company: company.company_name })}
          </Button>
        </span>
      }
    >
      {t(companiesTexts.comingSoonHint)}
    </EmptyState>
  );
}
