import { lazy } from 'react';

/** What somebody who is signed in can do about an event beside looking at it; nobody else fetches it. */
export const RegistrationButtons = lazy(async () => ({
  default: (await import('./registration-buttons.tsx')).RegistrationButtons,
}));
