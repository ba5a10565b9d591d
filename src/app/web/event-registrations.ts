import { lazy } from 'react';
import type { EventRegistrations } from '#features/events/public.ts';

/** Which feature takes registrations; its code is fetched for job seekers only. */
export const eventRegistrations: EventRegistrations = {
  Buttons: lazy(async () => ({
    default: (await import('#features/registrations/public.tsx')).RegistrationButtons,
  })),
};
