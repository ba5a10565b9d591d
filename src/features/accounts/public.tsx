/** Parts of screens that need to know who is signed in. */
export { AccountGuard, ExhibitorGuard, GuestGuard, UserGuard } from './web/guards.tsx';
export { PhoneField } from './web/phone-field.tsx';
export { useLogout } from './web/use-logout.ts';
