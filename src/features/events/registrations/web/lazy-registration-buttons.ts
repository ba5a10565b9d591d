import { lazy } from 'react';

/** Actions that need an account; loaded for signed-in visitors only. */
export const RegistrationButtons = lazy(async () => ({
  default: (await import('./registration-buttons.tsx')).RegistrationButtons,
}));
