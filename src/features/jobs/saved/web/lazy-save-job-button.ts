import { lazy } from 'react';

/** Loaded for signed-in visitors only. */
export const SaveJobButton = lazy(async () => ({
  default: (await import('./save-job-button.tsx')).SaveJobButton,
}));
