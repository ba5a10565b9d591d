import type { RouteObject } from 'react-router';
import { features } from '#app/features.ts';
import { collectionRoutes } from '#collection/web/collection-routes.tsx';

const lists = features.flatMap(({ console }) =>
  console ? [collectionRoutes('/admin', console.path, console.screens)] : [],
);

/** The second half of the console's routes: what the operator shows, sells and answers. */
export const contentScreens: RouteObject[] = [
  { path: 'orders', lazy: () => import('#features/payments/web/orders-page.tsx') },
  { path: 'messages', lazy: () => import('#features/site/contact/web/messages-page.tsx') },
  { path: 'enquiries', lazy: () => import('#features/enquiries/reports/web/reports-page.tsx') },
  { path: 'mails', lazy: () => import('#app/console/mails/web/mails-page.tsx') },
  ...lists,
  { path: 'searches', lazy: () => import('#features/search/web/misses-page.tsx') },
  { path: 'legal', lazy: () => import('#features/site/content/web/legal-console-page.tsx') },
  { path: 'plans', lazy: () => import('#features/subscriptions/web/plans-page.tsx') },
  { path: 'settings', lazy: () => import('#features/site/settings/web/site-settings-page.tsx') },
];
