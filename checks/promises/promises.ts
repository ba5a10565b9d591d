import { accountPromises } from './account-promises.ts';
import { companyPromises } from './company-promises.ts';
import type { PortalPromise } from './promise.ts';
import { seekerPromises } from './seeker-promises.ts';
import { visitorPromises } from './visitor-promises.ts';

/** All promises of the portal. A new one has to be recorded here with its test. */
export const promises: readonly PortalPromise[] = [
  ...visitorPromises,
  ...accountPromises,
  ...seekerPromises,
  ...companyPromises,
];
