import type { Company } from '#features/companies/companies.contract.ts';
import { companyPageTexts as texts } from '#features/companies/company-page.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { CompanyCover } from './company-cover.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { VerifiedBadge } from './verified-badge.tsx';
import { VisibilityBadge } from './visibility-badge.tsx';

/** City and country, as far as known. */
export function usePlace({ city, country_name: country }: Company): string {
  const t = useTranslate();
  return city ? t(texts.inPlace, { city, country }) : country;
}

/** The header above the tabs: logo, name, type and place. */
export function CompanyHeader({ company }: { company: Company }) {
  const place = usePlace(company);
  const { cover_path: cover } = company;
  return (
    <header>
      <CompanyCover path={cover} />
      <div
        className={joinClasses(
          'flex flex-col gap-2 sm:flex-row sm:gap-5',
          cover ? '-mt-10 sm:-mt-8 sm:ps-8 print:mt-0 print:ps-0' : 'sm:items-center',
        )}
      >
        <span className={cover ? 'grid w-fit self-start rounded-2xl bg-canvas p-1.5' : undefined}>
          <CompanyLogo name={company.company_name} logo={company.company_logo} size="xl" />
        </span>
        <div className={joinClasses('min-w-0', cover && 'sm:pt-11 print:pt-0')}>
          <h1 className="break-words font-semibold text-3xl">{company.company_name}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-soft">
            <span>
              {company.company_kind_name} · {place}
            </span>
            <VisibilityBadge visibility={company.visibility} />
            <VerifiedBadge verified={company.verified} />
          </p>
        </div>
      </div>
    </header>
  );
}
