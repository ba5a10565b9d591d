import { type RouteObject, redirect } from 'react-router';
import { contentScreens } from './content-screens.ts';

const base = '/admin';

/** Routes of the console, below its path. */
export const adminScreens: RouteObject[] = [
  {
    id: 'overview-page',
    index: true,
    lazy: () => import('#app/console/overview/web/overview-page.tsx'),
  },
  {
    id: 'applications-page',
    path: 'applications',
    lazy: () => import('#features/companies/exhibitors/web/applications-page.tsx'),
  },
  {
    id: 'admin-companies-page',
    path: 'companies',
    lazy: () => import('#features/companies/console/web/admin-companies-page.tsx'),
  },
  {
    id: 'published-page',
    path: 'content',
    lazy: () => import('#app/console/published/web/published-page.tsx'),
  },
  {
    id: 'showcase-page',
    path: 'showcase',
    lazy: () => import('#features/companies/showcase/web/showcase-page.tsx'),
  },
  {
    id: 'users-page',
    path: 'users',
    lazy: () => import('#features/accounts/users/web/users-page.tsx'),
  },
  {
    id: 'console-keys-page',
    path: 'api-keys',
    lazy: () => import('#features/api-keys/web/console-keys-page.tsx'),
  },
  {
    id: 'audit-page',
    path: 'audit',
    lazy: () => import('./audit-page.tsx'),
  },
  {
    id: 'second-factor-page',
    path: 'security',
    lazy: () => import('#features/accounts/second-factor/web/second-factor-page.tsx'),
  },
  ...contentScreens,
  { path: '*', loader: () => redirect(base) },
];
