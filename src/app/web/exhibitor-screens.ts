import { type RouteObject, redirect } from 'react-router';
import { collectionRoutes } from '#collection/web/collection-routes.tsx';

const base = '/exhibitor/dashboard';
const toProfile = () => redirect(`${base}/profile`);

/** What an exhibitor manages, below the dashboard's address. */
export const exhibitorScreens: RouteObject[] = [
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
          lazy: () => import('#features/applications/web/applicants-page.tsx'),
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
          lazy: () => import('#features/registrations/web/registrations-page.tsx'),
        },
      ],
    },
  ),
  { index: true, loader: toProfile },
  { path: '*', loader: toProfile },
];
