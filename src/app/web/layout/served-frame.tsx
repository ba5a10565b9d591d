import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { listPartnerLogos } from '#features/companies/companies.contract.ts';
import { getContactInfo } from '#features/site/contact/contact.contract.ts';
import { getSettings } from '#features/site/site.contract.ts';
import { localizePath } from '#platform/i18n/languages.ts';
import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { KeptFrame } from '#platform/pages/kept-frame.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { writtenOnce } from '#platform/pages/written-once.ts';
import { isActive, mainLinks } from './main-links.ts';
import { partnersAtRest } from './partners-at-rest.ts';

// Header and footer as the server writes them: of the thousands of pages in a language and country, each is
// rendered once. All that they show stands in their names.

type ElementProps = ComponentProps<'header'>;

/** As it is shown above a bar, which names the country, too. */
function HeaderAboveBar(props: ElementProps) {
  return <KeptHeader kind="above bar" {...props} />;
}

function HeaderAlone(props: ElementProps) {
  return <KeptHeader kind="alone" {...props} />;
}

export const headerOnServer = (hasBar: boolean) => (hasBar ? HeaderAboveBar : HeaderAlone);

function KeptHeader({ kind, ...attributes }: ElementProps & { kind: string }) {
  const { pathname, search } = useLocation();
  const other = useLanguage() === 'en' ? 'ar' : 'en';
  const settings = useCall(getSettings, {}).data?.settings;
  const active = mainLinks.findIndex((link) => isActive(link, pathname));
  return (
    <KeptFrame
      tag="header"
      name={`${kind} ${active} ${writtenOnce(settings)}`}
      // As the link to the other language has it.
      address={localizePath(other, pathname) + search}
      {...attributes}
    />
  );
}

export function KeptFooter(props: ElementProps) {
  const settings = useCall(getSettings, {}).data?.settings;
  const contact = useCall(getContactInfo, {}).data;
  const partners = useCall(listPartnerLogos, partnersAtRest).data;
  return (
    <KeptFrame
      tag="footer"
      name={`footer ${[settings, contact, partners].map(writtenOnce).join(' ')}`}
      {...props}
    />
  );
}
