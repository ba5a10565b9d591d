/** Parts of screens that need to know who is signed in. */
export { AccountGuard, ExhibitorGuard } from './web/guards.tsx';
export { useLogout } from './web/use-logout.ts';
