import { sayMoment } from '#console/web/moments.ts';
import { applicationsTexts as texts } from '#features/companies/exhibitors/exhibitor-applications.texts.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { useLanguage, useSay } from '#platform/i18n/say-context.tsx';
import type { Application } from './applications-page.tsx';
import { categoryText } from './category-text.ts';

/** Everything the decision needs to know. */
export function ApplicationFacts({ application }: { application: Application }) {
  const say = useSay();
  const language = useLanguage();
  const reads = application.applicant_language === 'ar' ? texts.arabic : texts.english;
  const facts: readonly (readonly [string, readonly (string | null)[]])[] = [
    [
      say(texts.company),
      [
        application.company_name_ar,
        say(categoryText(application.category)),
        countryName(application.country, language),
      ],
    ],
    [say(texts.contact), [application.company_email, application.company_phone]],
    [say(texts.applicant), [application.applicant_name, application.applicant_email]],
    [say(texts.accountSince), [sayMoment(application.applicant_since, language)]],
    [say(texts.applied), [sayMoment(application.applied_at, language)]],
    [say(texts.mailLanguage), [say(reads)]],
    [say(texts.decided), [application.decided_at && sayMoment(application.decided_at, language)]],
    [say(texts.lastReason), [application.reason]],
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
