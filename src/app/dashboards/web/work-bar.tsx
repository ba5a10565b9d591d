import { Menu, Store } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { LanguageLink } from '#app/web/layout/language-link.tsx';
import { layoutTexts } from '#app/web/layout/layout.texts.ts';
import { OwnVerifiedBadge } from '#app/web/layout/own-verified-badge.tsx';
import { SiteLogo } from '#app/web/layout/site-logo.tsx';
import { profilePathOf } from '#features/accounts/dashboard-paths.ts';
import { displayNameOf, useSession } from '#features/accounts/sessions/web/session.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ThemeSwitch } from '#ui/actions/theme-switch.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { dashboardGrid } from '#ui/layout/dashboard-grid.ts';
import { useDashboardMenu } from '#ui/layout/dashboard-menu-context.ts';
import { workBarTexts as texts } from './work-bar.texts.ts';

const ConsoleSearch = lazy(() => import('#app/console/web/console-search.tsx'));
const ExhibitorSearch = lazy(() => import('#app/dashboards/exhibitor/web/exhibitor-search.tsx'));
const SiteSearch = lazy(() => import('./site-search.tsx'));

/** The search of the current dashboard: its own pages and lists, or the whole site for job seekers. */
export function WorkSearch() {
  const { pathname } = useLocation();
  const session = useSession();
  const hydrated = useHydrated();
  if (!hydrated || !session) return null;
  const Search = pathname.startsWith('/admin')
    ? ConsoleSearch
    : pathname.startsWith('/exhibitor')
      ? ExhibitorSearch
      : SiteSearch;
  return (
    <Suspense>
      <Search />
    </Suspense>
  );
}

/** The bar above every dashboard and the console: menu, search, and the way back to the site. */
export function WorkBar() {
  const t = useTranslate();
  const menu = useDashboardMenu();
  return (
    <header className="sticky top-0 z-40 h-14 border-line border-b bg-surface print:hidden">
      <div
        className={`${dashboardGrid} h-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2`}
      >
        <div className="flex min-w-0 items-center gap-1">
          <span className="-ms-2 lg:hidden">
            <IconButton
              label={t(layoutTexts.openMenu)}
              aria-haspopup="dialog"
              icon={<Menu aria-hidden="true" />}
              onClick={() => menu.setOpen(true)}
            />
          </span>
          <SiteLogo />
        </div>
        <div className="flex min-w-0 items-center justify-end gap-1 text-sm sm:gap-2 lg:justify-between">
          <div className="hidden w-full max-w-md lg:block">
            <WorkSearch />
          </div>
          <div className="flex shrink-0 items-center gap-1 sm:gap-2">
            <Link
              to="/"
              className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md px-2 font-medium text-soft hover:text-action"
            >
              <Store aria-hidden="true" className="size-4.5" />
              <span className="max-sm:sr-only">{t(texts.viewSite)}</span>
            </Link>
            <span className="hidden items-center gap-1 sm:flex">
              <LanguageLink />
              <ThemeSwitch />
            </span>
            <OwnAccount />
          </div>
        </div>
      </div>
    </header>
  );
}

/** Language and theme, in the drawer of small screens. */
export function WorkPreferences() {
  return (
    <div className="flex items-center justify-between gap-4 border-line border-t pt-4 sm:hidden">
      <LanguageLink />
      <ThemeSwitch />
    </div>
  );
}

/** Rendered empty until the session is known: everybody here has one, so there is no sign-in button. */
function OwnAccount() {
  const t = useTranslate();
  const hydrated = useHydrated();
  const session = useSession();
  if (!hydrated || !session) return <span className="size-11" />;
  return (
    <Link
      to={profilePathOf(session)}
      className="relative grid size-11 place-items-center rounded-full"
    >
      <Avatar name={displayNameOf(session)} shape="round" size="sm" />
      <span className="sr-only">{t(layoutTexts.yourAccount)}</span>
      {session.isExhibitor && <OwnVerifiedBadge />}
    </Link>
  );
}
