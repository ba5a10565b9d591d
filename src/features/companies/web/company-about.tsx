import { Globe, Mail, MapPin, Phone } from 'lucide-react';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { IconFact } from '#ui/display/icon-fact.tsx';
import { Card } from '#ui/layout/card.tsx';
import { companyFacts } from './company-facts.ts';
import type { Company } from './company-profile.tsx';

const linkClasses = 'break-words text-action underline-offset-4 hover:underline';

export function CompanyAbout({ company }: { company: Company }) {
  const t = useTranslate();
  const facts = companyFacts(company);
  const missing = t(companiesTexts.missing);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section>
        <h2 className="mb-3 font-semibold text-xl">
          {t(companiesTexts.about, { company: company.company_name })}
        </h2>
        <p className="measure whitespace-pre-line text-lg text-soft">
          {facts.description ?? missing}
        </p>
      </section>
      <Card as="section">
        <h2 className="mb-4 font-semibold text-lg">{t(companiesTexts.contact)}</h2>
        <dl className="grid gap-4">
          <IconFact icon={<Globe />} term={t(companiesTexts.website)}>
            {facts.website ? (
              <a
                href={facts.website.href}
                target="_blank"
                rel="noopener noreferrer"
                className={linkClasses}
              >
                <bdi>{facts.website.label}</bdi>
              </a>
            ) : (
              missing
            )}
          </IconFact>
          <IconFact icon={<Phone />} term={t(companiesTexts.phone)}>
            {facts.phone ? (
              <a href={`tel:${facts.phone.replaceAll(' ', '')}`} className={linkClasses}>
                <bdi>{facts.phone}</bdi>
              </a>
            ) : (
              missing
            )}
          </IconFact>
          <IconFact icon={<Mail />} term={t(companiesTexts.email)}>
            {facts.email ? (
              <a href={`mailto:${facts.email}`} className={linkClasses}>
                <bdi>{facts.email}</bdi>
              </a>
            ) : (
              missing
            )}
          </IconFact>
          <IconFact icon={<MapPin />} term={t(companiesTexts.address)}>
            {facts.address ?? missing}
          </IconFact>
        </dl>
      </Card>
    </div>
  );
}
