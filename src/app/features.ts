import type { CollectionScreens } from '#collection/web/collection-screens.ts';
import type { ServerFeature } from '#platform/features/server-feature.ts';

type Half<T> = () => Promise<T>;

/** A collection's list: its path below the dashboard or the console, and the module with its screens. */
type ListEntry = { readonly path: string; readonly screens: Half<{ screens: CollectionScreens }> };

/** One feature and the modules where its halves start. They are imported on demand: reading this list loads neither. */
export type FeatureEntry = {
  /** Left out of the browser build and the rendering build: see build/server-half-plugin.ts. */
  readonly server?: Half<{ readonly feature: ServerFeature }>;
  /** The list that exhibitors manage. */
  readonly dashboard?: ListEntry;
  /** The list that the operator manages. */
  readonly console?: ListEntry;
};

/**
 * All features of the portal, each after those it builds on. Menus follow this order; erasing personal data goes
 * through it in reverse.
 */
export const features: readonly FeatureEntry[] = [
  { server: () => import('#features/accounts/server/accounts.feature.ts') },
  { server: () => import('#features/site/server/site.feature.ts') },
  { server: () => import('#features/subscriptions/server/subscriptions.feature.ts') },
  { server: () => import('#features/companies/server/companies.feature.ts') },
  { server: () => import('#features/payments/server/payments.feature.ts') },
  { server: () => import('#features/api-keys/server/api-keys.feature.ts') },
  {
    server: () => import('#features/payments/server/coupons.feature.ts'),
    console: {
      path: 'coupons',
      screens: () => import('#features/payments/web/coupons.screens.tsx'),
    },
  },
  {
    server: () => import('#features/site/sponsors/server/sponsors.feature.ts'),
    console: {
      path: 'sponsor-lines',
      screens: () => import('#features/site/sponsors/web/sponsor-lines.screens.tsx'),
    },
  },
  {
    console: {
      path: 'sponsor-logos',
      screens: () => import('#features/site/sponsors/web/sponsor-logos.screens.tsx'),
    },
  },
  {
    server: () => import('#features/events/sponsors/server/event-sponsors.feature.ts'),
    console: {
      path: 'event-sponsors',
      screens: () => import('#features/events/sponsors/web/event-sponsors.screens.tsx'),
    },
  },
  {
    server: () => import('#features/site/content/server/faq.feature.ts'),
    console: { path: 'faq', screens: () => import('#features/site/content/web/faq.screens.tsx') },
  },
  {
    server: () => import('#features/site/exchange-rates/server/exchange-rates.feature.ts'),
    console: {
      path: 'exchange-rates',
      screens: () => import('#features/site/exchange-rates/web/exchange-rates.screens.tsx'),
    },
  },
  {
    server: () => import('#features/search/server/synonyms.feature.ts'),
    console: {
      path: 'synonyms',
      screens: () => import('#features/search/web/synonyms.screens.tsx'),
    },
  },
  {
    server: () => import('#features/products/server/products.feature.ts'),
    dashboard: {
      path: 'products',
      screens: () => import('#features/products/web/products.screens.tsx'),
    },
  },
  {
    server: () => import('#features/company-lists/services/server/services.feature.ts'),
    dashboard: {
      path: 'services',
      screens: () => import('#features/company-lists/services/web/services.screens.tsx'),
    },
  },
  {
    server: () => import('#features/catalogs/server/catalogs.feature.ts'),
    dashboard: {
      path: 'catalogs',
      screens: () => import('#features/catalogs/web/catalogs.screens.tsx'),
    },
  },
  {
    server: () => import('#features/jobs/server/jobs.feature.ts'),
    dashboard: { path: 'jobs', screens: () => import('#features/jobs/web/jobs.screens.tsx') },
  },
  {
    server: () => import('#features/events/server/events.feature.ts'),
    dashboard: { path: 'events', screens: () => import('#features/events/web/events.screens.tsx') },
  },
  {
    server: () => import('#features/products/server/brands.feature.ts'),
    dashboard: {
      path: 'brands',
      screens: () => import('#features/products/web/brands.screens.tsx'),
    },
  },
  {
    server: () => import('#features/company-lists/branches/server/branches.feature.ts'),
    dashboard: {
      path: 'branches',
      screens: () => import('#features/company-lists/branches/web/branches.screens.tsx'),
    },
  },
  {
    server: () => import('#features/companies/gallery/server/gallery.feature.ts'),
    dashboard: {
      path: 'gallery',
      screens: () => import('#features/companies/gallery/web/gallery.screens.tsx'),
    },
  },
  {
    server: () => import('#features/company-lists/departments/server/departments.feature.ts'),
    dashboard: {
      path: 'dr-info',
      screens: () => import('#features/company-lists/departments/web/departments.screens.tsx'),
    },
  },
  { server: () => import('#features/embeds/server/embeds.feature.ts') },
  { server: () => import('#features/saved-searches/server/saved-searches.feature.ts') },
  { server: () => import('#features/enquiries/server/enquiries.feature.ts') },
  { server: () => import('#features/home/server/home.feature.ts') },
];
