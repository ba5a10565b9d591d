import { type Company, listCompanies } from '#features/companies/companies.contract.ts';
import { companyPageTexts as texts } from '#features/companies/company-page.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { CompanyGrid } from './company-grid.tsx';

const SHOWN = 4;

/** Companies of the same country, for visitors who do not find enough here. */
export function OtherCompanies({ company }: { company: Company }) {
  const t = useTranslate();
  // One more than shown, because this company may be among them.
  const { data } = useCall(listCompanies, { country: company.country, limit: SHOWN + 1 });
  const others = data?.companies.filter(({ id }) => id !== company.id).slice(0, SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <section className="mt-12 print:hidden">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold text-xl">
          {t(texts.otherCompanies, { country: company.country_name })}
        </h2>
        <Link to="/companies" className="text-action underline-offset-4 hover:underline">
          {t(texts.allCompanies)}
        </Link>
      </div>
      <CompanyGrid companies={others} />
    </section>
  );
}
