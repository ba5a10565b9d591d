import { accountPromises } from './account-promises.ts';
import { companyPromises } from './company-promises.ts';
import type { PortalPromise } from './promise.ts';
import { seekerPromises } from './seeker-promises.ts';
import { visitorPromises } from './visitor-promises.ts';

/** Every promise the portal makes. Whoever writes a new one records it here, with its test. */
export const promises: readonly PortalPromise[] = [
  ...visitorPromises,
  ...accountPromises,
  ...seekerPromises,
  ...companyPromises,
];
