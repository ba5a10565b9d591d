export const userDashboard = '/user/dashboard';
export const exhibitorDashboard = '/exhibitor/dashboard';

/** The first page of an account of that type. */
export function profilePathOf({ isExhibitor }: { readonly isExhibitor: boolean }): string {
  return `${isExhibitor ? exhibitorDashboard : userDashboard}/profile`;
}

/** Where an inner link asked to go on after signing in; other sites and odd values count as none. */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next && /^\/[\w-][\w/#?&=%+,.*-]*$/.test(next) ? next : null;
}

/** The sign-in page, from where one goes on to a page that needs an account. */
export function loginPath(next?: string): string {
  return next ? `/login?${new URLSearchParams({ next })}` : '/login';
}

/** Where somebody lists their business: the application to become an exhibitor, after signing in. */
export const listBusinessPath = loginPath(`${userDashboard}/settings#exhibitor`);
