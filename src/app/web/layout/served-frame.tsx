import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { listPartnerLogos } from '#features/companies/companies.contract.ts';
import { getContactInfo } from '#features/site/contact/contact.contract.ts';
import { getSettings } from '#features/site/site.contract.ts';
import { localizePath } from '#platform/i18n/languages.ts';
import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { CachedFrame } from '#platform/pages/cached-frame.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { writtenOnce } from '#platform/pages/written-once.ts';
import { isActive, mainLinks } from './main-links.ts';
import { partnersAtRest } from './partners-at-rest.ts';

// Header and footer on the server: each is rendered once for the thousands of pages in a language and country. Their
// cache keys contain everything they show.

type ElementProps = ComponentProps<'header'>;

/** On pages with the extra bar, which also shows the country. */
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
    <CachedFrame
      tag="header"
      name={`${kind} ${active} ${writtenOnce(settings)}`}
      // The same address as in the link to the other language.
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
    <CachedFrame
      tag="footer"
      name={`footer ${[settings, contact, partners].map(writtenOnce).join(' ')}`}
      {...props}
    />
  );
}
