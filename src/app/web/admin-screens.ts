import { type RouteObject, redirect } from 'react-router';

const base = '/admin';

/** What an operator does, below the console's address. */
export const adminScreens: RouteObject[] = [{ path: '*', loader: () => redirect(base) }];
