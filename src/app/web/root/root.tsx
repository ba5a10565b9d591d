import { Outlet, ScrollRestoration } from 'react-router';
import { SkipLink } from '#ui/layout/skip-link.tsx';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { TitleOnNavigation } from './title-on-navigation.tsx';

/** Wraps every page, in every layout. */
export function Root() {
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <TitleOnNavigation />
      <FocusOnNavigation />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
