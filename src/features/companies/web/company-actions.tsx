import { Globe, MessageCircle, Phone } from 'lucide-react';
import type { Company } from '#features/companies/companies.contract.ts';
import { companyPageTexts as texts } from '#features/companies/company-page.texts.ts';
import { countsAs } from '#features/companies/contact-clicks/contact-kinds.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ShareButton } from '#ui/actions/share-button.tsx';
import { companyFacts } from './company-facts.ts';

const outside = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * The contact actions, always visible: below the navigation on wide screens, at the bottom on phones. What leads to a
 * deal comes first.
 */
export function CompanyActions({ company }: { company: Company }) {
  const t = useTranslate();
  const local = useLocalPath();
  const { phone, website } = companyFacts(company);
  const { whatsapp, company_name: name } = company;
  return (
    <nav
      aria-label={t(texts.actions, { company: name })}
      className="foot-bar z-20 -mx-4 flex flex-wrap items-center gap-2 border-line bg-canvas/95 px-4 py-3 backdrop-blur-sm max-md:sticky max-md:bottom-0 max-md:order-last max-md:border-t md:sticky md:top-18 md:-mx-2 md:px-2 print:hidden"
    >
      <Button
        href={local(`/enquire?company=${company.id}`)}
        rel="nofollow"
        className="whitespace-nowrap max-md:grow max-md:px-3"
      >
        {t(texts.sendEnquiry)}
      </Button>
      {phone && (
        <Button
          variant="secondary"
          {...countsAs('phone', company.id)}
          href={`tel:${phone.replaceAll(' ', '')}`}
          icon={<Phone aria-hidden="true" />}
          className="max-md:px-3 sm:max-md:grow"
        >
          <span className="max-sm:sr-only">{t(texts.call)}</span>
        </Button>
      )}
      {whatsapp && (
        <Button
          variant="secondary"
          {...countsAs('whatsapp', company.id)}
          href={`https://wa.me/${whatsapp}`}
          {...outside}
          icon={<MessageCircle aria-hidden="true" />}
          className="max-md:px-3 sm:max-md:grow"
        >
          <span className="max-sm:sr-only">{t(texts.whatsapp)}</span>
        </Button>
      )}
      {website && (
        <Button
          variant="secondary"
          {...countsAs('website', company.id)}
          href={website.href}
          {...outside}
          icon={<Globe aria-hidden="true" />}
          className="max-md:grow max-md:px-3 max-sm:[&:nth-child(n+3)]:hidden"
        >
          {t(texts.visitWebsite)}
        </Button>
      )}
      {/* A 320 pixel window only has room for the icon. */}
      <span className="ms-auto -me-5 max-md:-me-3 max-[22.5rem]:[&_button]:px-3 max-[22.5rem]:[&_button>span]:sr-only">
        <ShareButton title={name} />
      </span>
    </nav>
  );
}
