import { type RouteObject, redirect } from 'react-router';
import { collectionRoutes } from '#collection/web/collection-routes.tsx';

const base = '/admin';

/** What an operator does, below the console's address. */
export const adminScreens: RouteObject[] = [
  {
    id: 'applications-page',
    path: 'applications',
    lazy: () => import('#features/admin/web/applications-page.tsx'),
  },
  {
    id: 'admin-companies-page',
    path: 'companies',
    lazy: () => import('#features/admin/web/companies-page.tsx'),
  },
  {
    id: 'showcase-page',
    path: 'showcase',
    lazy: () => import('#features/admin/web/showcase-page.tsx'),
  },
  {
    id: 'users-page',
    path: 'users',
    lazy: () => import('#features/admin/web/users-page.tsx'),
  },
  collectionRoutes(base, 'sponsor-lines', async () => {
    const { sponsorLinesCollection } = await import('#features/sponsors/sponsors.collection.ts');
    return sponsorLinesCollection;
  }),
  collectionRoutes(base, 'sponsor-logos', async () => {
    const { sponsorLogosCollection } = await import('#features/sponsors/sponsors.collection.ts');
    return sponsorLogosCollection;
  }),
  collectionRoutes(base, 'faq', async () => {
    const { faqCollection } = await import('#features/content/faq.collection.ts');
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
  { path: 'plans', lazy: () => import('#features/subscriptions/web/plans-page.tsx') },
  { path: 'settings', lazy: () => import('#features/site/web/settings-page.tsx') },
  { path: '*', loader: () => redirect(base) },
];
