import type { RouteObject } from 'react-router';
import { collectionRoutes } from '#collection/web/collection-routes.tsx';

const base = '/admin';

/** What the operator shows, sells and answers: the second half of the console. */
export const contentScreens: RouteObject[] = [
  { path: 'orders', lazy: () => import('#features/payments/web/orders-page.tsx') },
  { path: 'messages', lazy: () => import('#features/site/contact/web/messages-page.tsx') },
  { path: 'mails', lazy: () => import('#app/console/mails/web/mails-page.tsx') },
  collectionRoutes(base, 'sponsor-lines', async () => {
    const { sponsorLinesCollection } = await import(
      '#features/site/sponsors/sponsors.collection.ts'
    );
    return sponsorLinesCollection;
  }),
  collectionRoutes(base, 'sponsor-logos', async () => {
    const { sponsorLogosCollection } = await import(
      '#features/site/sponsors/sponsors.collection.ts'
    );
    return sponsorLogosCollection;
  }),
  collectionRoutes(base, 'faq', async () => {
    const { faqCollection } = await import('#features/site/content/faq.collection.ts');
    return faqCollection;
  }),
  collectionRoutes(base, 'coupons', async () => {
    const { couponsCollection } = await import('#features/payments/coupons.collection.ts');
    return couponsCollection;
  }),
  collectionRoutes(base, 'synonyms', async () => {
    const { synonymsCollection } = await import('#features/search/synonyms.collection.ts');
    return synonymsCollection;
  }),
  { path: 'legal', lazy: () => import('#features/site/content/web/legal-console-page.tsx') },
  { path: 'plans', lazy: () => import('#features/subscriptions/web/plans-page.tsx') },
  { path: 'settings', lazy: () => import('#features/site/settings/web/site-settings-page.tsx') },
];
