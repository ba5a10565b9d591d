import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { adminScreens } from '#app/console/web/admin-screens.ts';
import { exhibitorScreens } from '#app/dashboards/exhibitor/web/exhibitor-screens.ts';
import { getSettings } from '#features/site/site.contract.ts';
import { prefetchCall } from '#platform/pages/call-query.ts';
import { pageContext } from '#platform/pages/page-context.ts';
import { footerPart } from './layout/footer-part.ts';
import { MainLayout } from './layout/main-layout.tsx';
import { PlainLayout } from './layout/plain-layout.tsx';
import { ErrorPage } from './root/error-page.tsx';
import { Root } from './root/root.tsx';

export const ROOT_ROUTE = 'root';

async function loadSite({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const loadFooter = async () => (await footerPart.load()).loadFooter(page);
  await Promise.all([prefetchCall(page, getSettings, {}), loadFooter()]);
  return null;
}

const toUserProfile = () => redirect('/user/dashboard/profile');

/**
 * Every page of the portal. A page's id is the name of its file and of its script, so that the server can tell the
 * browser to fetch that at once.
 */
export const routes: RouteObject[] = [
  {
    id: ROOT_ROUTE,
    loader: loadSite,
    shouldRevalidate: () => false,
    Component: Root,
    ErrorBoundary: ErrorPage,
    children: [
      {
        Component: MainLayout,
        children: [
          {
            id: 'products-page',
            path: '/products',
            lazy: () => import('#features/products/web/products-page.tsx'),
          },
          {
            id: 'product-page',
            path: '/product/:id',
            lazy: () => import('#features/products/web/product-page.tsx'),
          },
          {
            id: 'compare-page',
            path: '/compare',
            lazy: () => import('#features/products/web/compare-page.tsx'),
          },
          {
            id: 'rx-page',
            path: '/rx',
            lazy: () => import('#features/products/web/rx-page.tsx'),
          },
          {
            id: 'generic-page',
            path: '/rx/:generic',
            lazy: () => import('#features/products/web/generic-page.tsx'),
          },
          {
            id: 'catalogs-page',
            path: '/catalogs',
            lazy: () => import('#features/catalogs/web/catalogs-page.tsx'),
          },
          {
            id: 'companies-page',
            path: '/companies',
            lazy: () => import('#features/companies/web/companies-page.tsx'),
          },
          {
            id: 'company-page',
            path: '/company/:id',
            lazy: () => import('./company-page.tsx'),
          },
          {
            id: 'events-page',
            path: '/events',
            lazy: () => import('#features/events/web/events-page.tsx'),
          },
          {
            id: 'event-page',
            path: '/event/:eventSlug',
            lazy: () => import('#features/events/web/event-page.tsx'),
          },
          {
            id: 'jobs-page',
            path: '/jobs',
            lazy: () => import('#features/jobs/web/jobs-page.tsx'),
          },
          {
            id: 'job-page',
            path: '/job/:ref',
            lazy: () => import('#features/jobs/web/job-page.tsx'),
          },
        ],
      },
      {
        Component: PlainLayout,
        children: [
          {
            id: 'home-page',
            index: true,
            lazy: () => import('#features/home/web/home-page.tsx'),
          },
          {
            id: 'search-page',
            path: '/search',
            lazy: () => import('#features/search/web/search-page.tsx'),
          },
          {
            id: 'privacy-page',
            path: '/privacy-policy',
            lazy: () => import('#features/site/content/web/privacy-page.tsx'),
          },
          {
            id: 'terms-page',
            path: '/terms-conditions',
            lazy: () => import('#features/site/content/web/terms-page.tsx'),
          },
          {
            id: 'cookie-page',
            path: '/cookie-policy',
            lazy: () => import('#features/site/content/web/cookie-page.tsx'),
          },
          {
            id: 'data-page',
            path: '/data-protection',
            lazy: () => import('#features/site/content/web/data-page.tsx'),
          },
          {
            id: 'contact-page',
            path: '/contact',
            lazy: () => import('#features/site/contact/web/contact-page.tsx'),
          },
          {
            id: 'enquire-page',
            path: '/enquire',
            lazy: () => import('#features/enquiries/web/enquire-page.tsx'),
          },
          {
            id: 'conversation-page',
            path: '/enquiry',
            lazy: () => import('#features/enquiries/web/conversation-page.tsx'),
          },
          {
            id: 'alert-page',
            path: '/alert/:step',
            lazy: () => import('#features/saved-searches/web/alert-page.tsx'),
          },
          {
            id: 'request-page',
            path: '/request',
            lazy: () => import('#features/enquiries/requests/web/request-page.tsx'),
          },
          {
            id: 'quotations-page',
            path: '/quotations',
            lazy: () => import('#features/enquiries/requests/web/quotations-page.tsx'),
          },
          {
            id: 'advertising-page',
            path: '/advertising',
            lazy: () => import('#features/site/advertising/web/advertising-page.tsx'),
          },
          {
            id: 'subscription-page',
            path: '/subscription',
            lazy: () => import('#features/subscriptions/web/subscription-page.tsx'),
          },
          {
            id: 'checkout-page',
            path: '/checkout',
            lazy: () => import('#features/payments/web/checkout-page.tsx'),
          },
          {
            id: 'thanks-page',
            path: '/thanks',
            lazy: () => import('#features/payments/web/thanks-page.tsx'),
          },
          {
            id: 'confirm-address-page',
            path: '/confirm-address',
            lazy: () => import('#features/accounts/address/web/confirm-address-page.tsx'),
          },
          {
            id: 'confirm-email-page',
            path: '/confirm-email',
            lazy: () => import('#features/companies/address/web/confirm-email-page.tsx'),
          },
          {
            id: 'login-page',
            path: '/login',
            lazy: () => import('#features/accounts/sign-in/web/login-page.tsx'),
          },
          {
            id: 'otp-page',
            path: '/otp',
            lazy: () => import('#features/accounts/sign-in/web/otp-page.tsx'),
          },
          {
            id: 'faq-page',
            path: '/faq',
            lazy: () => import('#features/site/content/web/faq-page.tsx'),
          },
        ],
      },
      {
        id: 'sandbox-pay-page',
        path: '/sandbox/pay/:chargeId',
        lazy: () => import('#features/payments/web/sandbox-pay-page.tsx'),
      },
      {
        id: 'dashboard-layout',
        lazy: () => import('#app/dashboards/web/dashboard-layout.tsx'),
        children: [
          {
            id: 'dashboard-page',
            path: '/dashboard/*',
            lazy: () => import('#app/dashboards/web/dashboard-page.tsx'),
          },
          {
            id: 'user-dashboard',
            path: '/user/dashboard',
            lazy: () => import('#app/dashboards/user/web/user-dashboard.tsx'),
            children: [
              {
                id: 'profile-page',
                path: 'profile',
                lazy: () => import('#features/accounts/profile/web/profile-page.tsx'),
              },
              {
                id: 'my-events-page',
                path: 'my-events',
                lazy: () => import('#features/events/registrations/web/my-events-page.tsx'),
              },
              {
                id: 'my-jobs-page',
                path: 'my-jobs',
                lazy: () => import('#features/jobs/applications/web/my-jobs-page.tsx'),
              },
              {
                id: 'settings-page',
                path: 'settings',
                lazy: () => import('#app/dashboards/user/web/settings-page.tsx'),
              },
              { index: true, loader: toUserProfile },
              { path: '*', loader: toUserProfile },
            ],
          },
          {
            id: 'exhibitor-dashboard',
            path: '/exhibitor/dashboard',
            lazy: () => import('#app/dashboards/exhibitor/web/exhibitor-dashboard.tsx'),
            children: exhibitorScreens,
          },
          {
            id: 'admin-console',
            path: '/admin',
            lazy: () => import('#app/console/web/admin-console.tsx'),
            children: adminScreens,
          },
        ],
      },
      {
        id: 'design-system-page',
        path: '/design-system',
        lazy: () => import('./design-system-page.tsx'),
      },
      { path: '*', loader: () => redirect('/') },
    ],
  },
  // Embeds are shown on other sites without scripts, so the browser needs no route to them.
  ...(import.meta.env.SSR
    ? [
        {
          id: 'embed-page',
          path: '/embed/:id/:kind/:theme?',
          lazy: () => import('#features/embeds/web/embed-page.tsx'),
        },
      ]
    : []),
];
