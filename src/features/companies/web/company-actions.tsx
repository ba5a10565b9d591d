import { Globe, MessageCircle, Phone } from 'lucide-react';
import { companyPageTexts as texts } from '#features/companies/company-page.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ShareButton } from '#ui/actions/share-button.tsx';
import { companyFacts } from './company-facts.ts';
import type { Company } from './company-profile.tsx';

const outside = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * How to reach the company, in reach wherever one reads: below the navigation on wide screens, at the
 * bottom edge on phones. What leads to the deal stands first.
 */
export function CompanyActions({ company }: { company: Company }) {
  const t = useTranslate();
  const { phone, website } = companyFacts(company);
  const { whatsapp, company_name: name } = company;
  return (
    <nav
      aria-label={t(texts.actions, { company: name })}
      className="z-20 -mx-4 flex items-center gap-2 border-line bg-canvas/95 px-4 py-3 backdrop-blur-sm max-md:sticky max-md:bottom-0 max-md:order-last max-md:border-t md:sticky md:top-18 md:-mx-2 md:px-2 print:hidden"
    >
      {phone && (
        <Button
          href={`tel:${phone.replaceAll(' ', '')}`}
          icon={<Phone aria-hidden="true" />}
          className="max-md:grow"
        >
          {t(texts.call)}
        </Button>
      )}
      {whatsapp && (
        <Button
          variant="secondary"
          href={`https://wa.me/${whatsapp}`}
          {...outside}
          icon={<MessageCircle aria-hidden="true" />}
          className="max-md:grow max-md:px-3"
        >
          {t(texts.whatsapp)}
        </Button>
      )}
      {website && (
        <Button
          variant="secondary"
          href={website.href}
          {...outside}
          icon={<Globe aria-hidden="true" />}
          className="max-md:grow max-md:px-3 max-sm:[&:nth-child(3)]:hidden"
        >
          {t(texts.visitWebsite)}
        </Button>
      )}
      <span className="ms-auto">
        <ShareButton title={name} />
      </span>
    </nav>
  );
}
