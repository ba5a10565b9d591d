import { listBusinessPath } from '#features/accounts/dashboard-paths.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { layoutTexts } from './layout.texts.ts';

type FooterColumn = {
  readonly heading: Text;
  readonly links: readonly { readonly text: Text; readonly path: string }[];
};

export const footerColumns: readonly FooterColumn[] = [
  {
    heading: layoutTexts.platform,
    links: [
      { text: layoutTexts.jobs, path: '/jobs' },
      { text: layoutTexts.events, path: '/events' },
      { text: layoutTexts.companies, path: '/companies' },
      { text: layoutTexts.products, path: '/products' },
      { text: layoutTexts.catalogs, path: '/catalogs' },
      { text: layoutTexts.medicines, path: '/rx' },
    ],
  },
  {
    heading: layoutTexts.services,
    links: [
      { text: layoutTexts.listYourBusiness, path: listBusinessPath },
      { text: layoutTexts.subscription, path: '/subscription' },
      { text: layoutTexts.advertising, path: '/advertising' },
    ],
  },
  {
    heading: layoutTexts.support,
    links: [
      { text: layoutTexts.helpCenter, path: '/contact' },
      { text: layoutTexts.medicalBlog, path: '/contact' },
      { text: layoutTexts.industryNews, path: '/contact' },
      { text: layoutTexts.faq, path: '/faq' },
    ],
  },
];

export const legalLinks = [
  { text: layoutTexts.privacy, path: '/privacy-policy' },
  { text: layoutTexts.terms, path: '/terms-conditions' },
  { text: layoutTexts.cookies, path: '/cookie-policy' },
  { text: layoutTexts.dataProtection, path: '/data-protection' },
] as const;

const FIRST_YEAR = 2025;

export function copyrightYears(now: Date): string {
  const year = now.getFullYear();
  return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
}
