import { CompanyLogo } from '#features/companies/web/public.ts';
import type { EmbedKind } from '#features/embeds/embed-kinds.ts';
import { findEmbed } from '#features/embeds/embeds.contract.ts';
import { embedsTexts as texts } from '#features/embeds/embeds.texts.ts';
import { getSettings, siteTexts } from '#features/site/public.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { embeddedEvents } from './embedded-events.tsx';
import { embeddedJobs } from './embedded-jobs.tsx';
import type { EmbeddedList } from './embedded-list.tsx';
import { embeddedProducts } from './embedded-products.tsx';

export const embeddedLists: Readonly<Record<EmbedKind, EmbeddedList>> = {
  products: embeddedProducts,
  jobs: embeddedJobs,
  events: embeddedEvents,
};

export const titlesOf: Readonly<Record<EmbedKind, Text>> = {
  products: texts.productsOf,
  jobs: texts.jobsOf,
  events: texts.eventsOf,
};

type EmbeddedCompanyProps = {
  companyId: string;
  kind: EmbedKind;
  /** Heading level, depending on what surrounds it. */
  heading: 'h1' | 'h4';
};

/** The content of an embed: the company, the list, and a link to all of it. */
export function EmbeddedCompany({ companyId, kind, heading: Heading }: EmbeddedCompanyProps) {
  const t = useTranslate();
  const company = useCall(findEmbed, { id: companyId }).data?.company;
  const settings = useCall(getSettings, {}).data?.settings;
  const { Body } = embeddedLists[kind];
  if (!company) return <p className="p-4 text-soft">{t(texts.unavailable)}</p>;
  const site = settings?.website_name ?? t(siteTexts.name);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4">
      <header className="flex items-center gap-3">
        <CompanyLogo name={company.company_name} logo={company.company_logo} />
        <Heading className="min-w-0 break-words font-semibold text-xl">
          {t(titlesOf[kind], { company: company.company_name })}
        </Heading>
      </header>
      <Body companyId={companyId} />
      <p className="border-line border-t pt-3 text-sm">
        <Link
          to={`/company/${company.id}?tab=${kind}`}
          target="_blank"
          rel="noopener"
          className="font-medium text-action underline underline-offset-4"
        >
          {t(texts.allOn, { site })}
        </Link>
      </p>
    </div>
  );
}
