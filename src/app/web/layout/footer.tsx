import { listPartnerLogos } from '#features/companies/companies.contract.ts';
import { getContactInfo } from '#features/site/contact/contact.contract.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { CachedMarkup } from '#platform/pages/cached-markup.tsx';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { Link } from '#platform/pages/link.tsx';
import type { PageContext } from '#platform/pages/page-context.ts';
import { usePageTime } from '#platform/pages/page-time.ts';
import { footerTexts } from './footer.texts.ts';
import { FooterContact } from './footer-contact.tsx';
import { copyrightYears, footerColumns, legalLinks } from './footer-links.ts';
import { PartnerCarousel } from './partner-carousel.tsx';
import { partnersAtRest } from './partners-at-rest.ts';
import { PublicShortcuts } from './public-shortcuts.tsx';
import { KeptFooter } from './served-frame.tsx';
import { SiteLogo } from './site-logo.tsx';
import { TraySlot } from './tray-slot.tsx';
import { useSite } from './use-site.ts';

const linkClasses =
  'inline-flex min-h-9 items-center text-soft underline-offset-4 hover:text-action hover:underline';

const FooterElement = import.meta.env.SSR ? KeptFooter : 'footer';

/** Data that the server includes in every page, so that the footer does not change its height after loading. */
export function loadFooter(page: PageContext): Promise<unknown> {
  return Promise.all([
    prefetchCall(page, getContactInfo, {}),
    prefetchCall(page, listPartnerLogos, partnersAtRest),
  ]);
}

export function Footer() {
  return (
    <FooterElement className="print:hidden border-line border-t bg-sunken">
      <Content />
    </FooterElement>
  );
}

/** A component of its own, so that the server can skip rendering it when its markup is cached. */
function Content() {
  const t = useTranslate();
  const { name, tagline } = useSite();
  const now = usePageTime();
  return (
    <>
      <PartnerCarousel />
      <div className="container-page grid grid-cols-2 gap-x-6 gap-y-10 py-12 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1.25fr]">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <SiteLogo />
          <p className="mt-2 max-w-xs text-soft">{tagline}</p>
          <FooterContact />
        </div>
        {footerColumns.map((column) => (
          <CachedMarkup
            key={column.heading.id}
            as="nav"
            name={column.heading.id}
            aria-label={t(column.heading)}
            className="max-sm:last:col-span-2"
          >
            <h2 className="mb-2 font-semibold text-sm">{t(column.heading)}</h2>
            <ul>
              {column.links.map(({ text, path }) => (
                <li key={text.id}>
                  <Link to={path} className={linkClasses}>
                    {t(text)}
                  </Link>
                </li>
              ))}
            </ul>
          </CachedMarkup>
        ))}
      </div>
      <div className="border-line border-t">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-sm">
          <p className="text-muted">
            {t(footerTexts.copyright, { years: copyrightYears(now), site: name })}
          </p>
          <PublicShortcuts />
          <TraySlot />
          <CachedMarkup as="nav" name={footerTexts.legal.id} aria-label={t(footerTexts.legal)}>
            <ul className="flex flex-wrap gap-x-6">
              {legalLinks.map(({ text, path }) => (
                <li key={path}>
                  <Link to={path} className={linkClasses}>
                    {t(text)}
                  </Link>
                </li>
              ))}
            </ul>
          </CachedMarkup>
        </div>
      </div>
    </>
  );
}
