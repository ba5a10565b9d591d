export const userDashboard = '/user/dashboard';
export const exhibitorDashboard = '/exhibitor/dashboard';

/** The start page of an account of this type. */
export function profilePathOf({ isExhibitor }: { readonly isExhibitor: boolean }): string {
  return `${isExhibitor ? exhibitorDashboard : userDashboard}/profile`;
}

/** The path to go to after signing in, from the `next` parameter. Other sites and odd values are ignored. */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  return next && /^\/[\w-][\w/#?&=%+,.*-]*$/.test(next) ? next : null;
}

/** The sign-in page, which leads on to `next`. */
export function loginPath(next?: string): string {
  return next ? `/login?${new URLSearchParams({ next })}` : '/login';
}

/** Leads to the application to become an exhibitor, after signing in. */
export const listBusinessPath = loginPath(`${userDashboard}/settings#exhibitor`);
