import { type RouteObject, redirect } from 'react-router';
import { features } from '#app/features.ts';
import { collectionRoutes } from '#collection/web/collection-routes.tsx';
import { lookup } from '#platform/lookups/lookup.ts';

const base = '/exhibitor/dashboard';
const toProfile = () => redirect(`${base}/profile`);

/** Screens that only some lists have: the applicants of a job, the registrations for an event. */
const more: Readonly<Record<string, readonly RouteObject[]>> = lookup({
  jobs: [
    {
      path: 'applicants/:id',
      lazy: () => import('#features/jobs/applications/web/applicants-page.tsx'),
    },
  ],
  events: [
    {
      path: 'registrations/:id',
      lazy: () => import('#features/events/registrations/web/registrations-page.tsx'),
    },
  ],
});

const lists = features.flatMap(({ dashboard }) =>
  dashboard
    ? [collectionRoutes(base, dashboard.path, dashboard.screens, more[dashboard.path])]
    : [],
);

/** Routes of the exhibitor's dashboard, below its path. */
export const exhibitorScreens: RouteObject[] = [
  {
    id: 'company-overview-page',
    path: 'profile',
    lazy: () => import('./overview/company-overview-page.tsx'),
  },
  {
    id: 'company-profile-page',
    path: 'company',
    lazy: () => import('#features/companies/profile/web/company-profile-page.tsx'),
  },
  {
    id: 'inbox-page',
    path: 'enquiries',
    lazy: () => import('#features/enquiries/inbox/web/inbox-page.tsx'),
  },
  ...lists,
  { path: 'service', loader: () => redirect(`${base}/services`) },
  {
    id: 'embeds-page',
    path: 'embeds',
    lazy: () => import('#features/embeds/web/embeds-page.tsx'),
  },
  {
    id: 'billing-page',
    path: 'billing',
    lazy: () => import('#features/payments/web/billing-page.tsx'),
  },
  {
    id: 'exhibitor-settings-page',
    path: 'settings',
    lazy: () => import('./exhibitor-settings-page.tsx'),
  },
  { index: true, loader: toProfile },
  { path: '*', loader: toProfile },
];
