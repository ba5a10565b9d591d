import { addressTexts } from '#features/companies/address/address.texts.ts';
import type { Application } from '#features/companies/exhibitors/exhibitor-applications.contract.ts';
import { applicationsTexts as texts } from '#features/companies/exhibitors/exhibitor-applications.texts.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { categoryText } from './category-text.ts';

/** The facts on which the decision is based. */
export function ApplicationFacts({ application }: { application: Application }) {
  const t = useTranslate();
  const language = useLanguage();
  const reads = application.applicant_language === 'ar' ? texts.arabic : texts.english;
  const facts: readonly (readonly [string, readonly (string | null)[]])[] = [
    [
      t(texts.company),
      [
        application.company_name_ar,
        t(categoryText(application.category)),
        countryName(application.country, language),
      ],
    ],
    [
      t(texts.contact),
      [
        application.company_email,
        t(application.email_confirmed ? addressTexts.isConfirmed : addressTexts.isNotConfirmed),
        application.company_phone,
      ],
    ],
    [t(texts.applicant), [application.applicant_name, application.applicant_email]],
    [t(texts.accountSince), [showMoment(application.applicant_since, language)]],
    [t(texts.applied), [showMoment(application.applied_at, language)]],
    [t(texts.mailLanguage), [t(reads)]],
    [t(texts.decided), [application.decided_at && showMoment(application.decided_at, language)]],
    [t(texts.lastReason), [application.reason]],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-lg bg-sunken p-4 sm:grid-cols-2">
      {facts.map(([term, values]) => {
        const known = values.filter(Boolean);
        if (known.length === 0) return null;
        return (
          <div key={term} className="min-w-0">
            <dt className="text-muted text-sm">{term}</dt>
            {known.map((value) => (
              <dd key={value} className="break-words">
                <bdi>{value}</bdi>
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
