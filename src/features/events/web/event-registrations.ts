import { type ComponentType, createContext } from 'react';
import type { Event } from './event-actions.tsx';

/** What a job seeker can do about an event beside looking at it; others do not load it. */
export type EventRegistrations = {
  readonly Buttons?: ComponentType<{ event: Event }>;
};

/** Filled by the app, because events know nothing of the feature that takes registrations. */
export const EventRegistrationsContext = createContext<EventRegistrations>({});
