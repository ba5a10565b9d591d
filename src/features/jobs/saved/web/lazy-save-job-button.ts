import { lazy } from 'react';

/** Saving to an account; nobody who is not signed in fetches it. */
export const SaveJobButton = lazy(async () => ({
  default: (await import('./save-job-button.tsx')).SaveJobButton,
}));
