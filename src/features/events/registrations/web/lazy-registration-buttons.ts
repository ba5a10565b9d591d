import { lazy } from 'react';

/** What a job seeker can do about an event beside looking at it; nobody else fetches it. */
export const RegistrationButtons = lazy(async () => ({
  default: (await import('./registration-buttons.tsx')).RegistrationButtons,
}));
