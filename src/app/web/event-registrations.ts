import { lazy } from 'react';
import type { EventRegistrations } from '#features/events/web/event-registrations.ts';

/** Which feature takes registrations; its code is fetched for job seekers only. */
export const eventRegistrations: EventRegistrations = {
  Buttons: lazy(async () => ({
    default: (await import('#features/events/registrations/web/registration-buttons.tsx'))
      .RegistrationButtons,
  })),
};
