import {
  Building2,
  CalendarDays,
  Clock,
  Languages,
  MapPin,
  Medal,
  MessageCircleReply,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Company } from '#features/companies/companies.contract.ts';
import { companyPageTexts as texts } from '#features/companies/company-page.texts.ts';
import { companyFactsTexts as factTexts } from '#features/companies/profile/company-facts.texts.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { HoursList } from '#ui/display/hours-list.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { usePlace } from './company-header.tsx';

type FactProps = { icon: ReactNode; term: string; wide?: boolean; children: ReactNode };

function StripFact({ icon, term, wide = false, children }: FactProps) {
  return (
    <div
      className={joinClasses(
        'min-w-0 p-4 ring-1 ring-line',
        // A wide fact grows twice as much, so that the dividers of the rows line up.
        wide ? 'grow-2 basis-full sm:basis-2/5' : 'grow basis-2/5 sm:basis-1/5',
      )}
    >
      <dt className="flex items-center gap-1.5 text-muted text-sm">
        <span aria-hidden="true" className="[&>svg]:size-4">
          {icon}
        </span>
        {term}
      </dt>
      <dd className="mt-1 break-words font-medium">{children}</dd>
    </div>
  );
}

/** Type and place are already shown above the tabs and are not enough for a strip. */
const hasMore = ({ answers, founded, staff, opening_hours, languages, certificates }: Company) =>
  answers ||
  founded !== null ||
  staff ||
  opening_hours ||
  languages.length > 0 ||
  certificates.length > 0;

/** A company's key facts at a glance; unknown ones are left out. */
export function CompanyFactStrip({ company }: { company: Company }) {
  const t = useTranslate();
  const language = useLanguage();
  const place = usePlace(company);
  const { founded, staff, languages, opening_hours: hours, certificates } = company;
  if (!hasMore(company)) return null;
  const listed = new Intl.ListFormat(language, { type: 'unit' });
  return (
    <section aria-label={t(factTexts.facts)} className="mb-8">
      <dl className="flex flex-wrap gap-px overflow-hidden rounded-xl border border-line bg-surface">
        <StripFact icon={<Building2 />} term={t(texts.type)}>
          {company.company_kind_name}
        </StripFact>
        <StripFact icon={<MapPin />} term={t(texts.location)}>
          {place}
        </StripFact>
        {company.answers && (
          <StripFact icon={<MessageCircleReply />} term={t(factTexts.answers)} wide>
            {company.answers.text}
          </StripFact>
        )}
        {founded !== null && (
          <StripFact icon={<CalendarDays />} term={t(factTexts.founded)}>
            {founded}
          </StripFact>
        )}
        {staff && (
          <StripFact icon={<Users />} term={t(factTexts.staff)}>
            {t(factTexts[staff])}
          </StripFact>
        )}
        {hours && (
          <StripFact icon={<Clock />} term={t(factTexts.hours)} wide>
            <HoursList hours={hours} />
          </StripFact>
        )}
        {languages.length > 0 && (
          <StripFact icon={<Languages />} term={t(factTexts.languages)} wide>
            {listed.format(languages)}
          </StripFact>
        )}
        {certificates.length > 0 && (
          <StripFact icon={<Medal />} term={t(factTexts.certificates)} wide>
            <Certificates names={certificates} />
          </StripFact>
        )}
      </dl>
    </section>
  );
}

function Certificates({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-1.5">
      {names.map((certificate) => (
        <li key={certificate} className="max-w-full">
          <Badge tone="accent">
            <bdi>{certificate}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  );
}
