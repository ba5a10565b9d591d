import { type RouteObject, redirect } from 'react-router';
import { contentScreens } from './content-screens.ts';

const base = '/admin';

/** What an operator does, below the console's address. */
export const adminScreens: RouteObject[] = [
  {
    id: 'applications-page',
    path: 'applications',
    lazy: () => import('#features/admin/web/applications-page.tsx'),
  },
  ...contentScreens,
  { path: '*', loader: () => redirect(base) },
];
