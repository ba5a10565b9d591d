import { type RouteObject, redirect } from 'react-router';
import { collectionRoutes } from '#collection/web/collection-routes.tsx';

const base = '/exhibitor/dashboard';
const toProfile = () => redirect(`${base}/profile`);

/** What an exhibitor manages, below the dashboard's address. */
export const exhibitorScreens: RouteObject[] = [
  {
    id: 'company-profile-page',
    path: 'profile',
    lazy: () => import('#features/companies/profile/web/company-profile-page.tsx'),
  },
  collectionRoutes(base, 'catalogs', async () => {
    const { catalogsCollection } = await import('#features/catalogs/catalogs.collection.ts');
    return catalogsCollection;
  }),
  collectionRoutes(
    base,
    'products',
    async () => {
      const { productsCollection } = await import('#features/products/products.collection.ts');
      return productsCollection;
    },
    { add: () => import('#features/products/web/product-add-page.tsx') },
  ),
  collectionRoutes(
    base,
    'jobs',
    async () => {
      const { jobsCollection } = await import('#features/jobs/jobs.collection.ts');
      return jobsCollection;
    },
    {
      more: [
        {
          path: 'applicants/:id',
          lazy: () => import('#features/jobs/applications/web/applicants-page.tsx'),
        },
      ],
    },
  ),
  collectionRoutes(
    base,
    'events',
    async () => {
      const { eventsCollection } = await import('#features/events/events.collection.ts');
      return eventsCollection;
    },
    {
      more: [
        {
          path: 'registrations/:id',
          lazy: () => import('#features/events/registrations/web/registrations-page.tsx'),
        },
      ],
    },
  ),
  collectionRoutes(base, 'branches', async () => {
    const { branchesCollection } = await import(
      '#features/company-lists/branches/branches.collection.ts'
    );
    return branchesCollection;
  }),
  collectionRoutes(base, 'dr-info', async () => {
    const { departmentsCollection } = await import(
      '#features/company-lists/departments/departments.collection.ts'
    );
    return departmentsCollection;
  }),
  collectionRoutes(base, 'services', async () => {
    const { servicesCollection } = await import(
      '#features/company-lists/services/services.collection.ts'
    );
    return servicesCollection;
  }),
  collectionRoutes(base, 'brands', async () => {
    const { brandsCollection } = await import('#features/products/brands.collection.ts');
    return brandsCollection;
  }),
  { path: 'service', loader: () => redirect(`${base}/services`) },
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
