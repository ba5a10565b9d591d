import type { Said } from './promise.ts';

/** Words that stand among promises or sound like one, but only explain, ask or refuse. */
export const noPromises: readonly Said[] = [
  'privacy: This page says which personal data the portal handles',
  'privacy: Company details are meant to be published',
  'privacy: We handle these data to provide what you asked for',
  'terms: These terms apply to everybody who uses the portal',
  'terms: We provide the meeting place',
  'terms: It does not replace the advice of a physician',
  'terms: You publish only what you have the right to publish',
  'terms: must be those that apply in the country they are shown for',
  'terms: For what others publish here, they are responsible',
  'terms: The law of the State of Kuwait applies',
  'cookies: The portal uses two cookies',
  'cookies: These entries stay in your browser',
  'data protection: This page says how we protect them',
  // “Verified” is the prescribed word for an address that was found.
  'text: checkout.verified',
  'text: checkout.companyNameHelp',
];
