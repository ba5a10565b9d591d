/** Parts of screens that need to know who is signed in. */
export { ExhibitorGuard } from './web/guards.tsx';
export { useLogout } from './web/use-logout.ts';
