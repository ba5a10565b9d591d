import { listBusinessPath } from '#features/accounts/dashboard-paths.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { footerTexts } from './footer.texts.ts';
import { layoutTexts } from './layout.texts.ts';

type FooterColumn = {
  readonly heading: Text;
  readonly links: readonly { readonly text: Text; readonly path: string }[];
};

export const footerColumns: readonly FooterColumn[] = [
  {
    heading: footerTexts.platform,
    links: [
      { text: layoutTexts.jobs, path: '/jobs' },
      { text: layoutTexts.events, path: '/events' },
      { text: layoutTexts.companies, path: '/companies' },
      { text: layoutTexts.products, path: '/products' },
      { text: layoutTexts.catalogs, path: '/catalogs' },
      { text: footerTexts.medicines, path: '/rx' },
    ],
  },
  {
    heading: footerTexts.services,
    links: [
      { text: footerTexts.listYourBusiness, path: listBusinessPath },
      { text: footerTexts.subscription, path: '/subscription' },
      { text: footerTexts.advertising, path: '/advertising' },
    ],
  },
  {
    heading: footerTexts.support,
    links: [
      { text: footerTexts.helpCenter, path: '/contact' },
      { text: footerTexts.medicalBlog, path: '/contact' },
      { text: footerTexts.industryNews, path: '/contact' },
      { text: footerTexts.faq, path: '/faq' },
    ],
  },
];

export const legalLinks = [
  { text: footerTexts.privacy, path: '/privacy-policy' },
  { text: footerTexts.terms, path: '/terms-conditions' },
  { text: footerTexts.cookies, path: '/cookie-policy' },
  { text: footerTexts.dataProtection, path: '/data-protection' },
] as const;

const FIRST_YEAR = 2025;

export function copyrightYears(now: Date): string {
  const year = now.getFullYear();
  return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
}
