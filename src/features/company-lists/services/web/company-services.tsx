import { ExternalLink } from 'lucide-react';
import { companyEntriesTab } from '#features/companies/web/public.ts';
import { listCompanyServices } from '#features/company-lists/services/services.contract.ts';
import { servicesTexts } from '#features/company-lists/services/services.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { findWebAddress } from '#platform/links/web-address.ts';
import { Link } from '#platform/pages/link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';

function LearnMore({ link }: { link: string | null }) {
  const t = useTranslate();
  const address = link && findWebAddress(link);
  if (!address) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="mt-4 inline-flex min-h-8 items-center gap-1.5 text-action underline-offset-4 hover:underline"
    >
      {t(servicesTexts.learnMore)}
      <ExternalLink aria-hidden="true" className="size-4" />
      <VisuallyHidden>{t(servicesTexts.opensInNewTab)}</VisuallyHidden>
    </a>
  );
}

function SendEnquiry({ id, name }: { id: number; name: string }) {
  const t = useTranslate();
  return (
    <Link
      to={`/enquire?service=${id}`}
      rel="nofollow"
      className="mt-4 inline-flex min-h-8 items-center text-action underline-offset-4 hover:underline"
    >
      {t(servicesTexts.sendEnquiry)}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Link>
  );
}

/** A company's services, shown in place of products. */
export const servicesTab = companyEntriesTab(listCompanyServices, {
  entriesOf: ({ services }) => services,
  texts: servicesTexts,
  className: 'grid gap-4 md:grid-cols-2',
  entry: ({ id, name, description, link }) => (
    <Card key={id} as="li">
      <h2 className="break-words font-semibold text-lg">{name}</h2>
      {description && <p className="mt-2 whitespace-pre-line text-soft">{description}</p>}
      <div className="flex flex-wrap gap-x-6">
        <LearnMore link={link} />
        <SendEnquiry id={id} name={name} />
      </div>
    </Card>
  ),
});
