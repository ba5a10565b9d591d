import { cookies } from './cookies.ts';
import { dataProtection } from './data-protection.ts';
import type { LegalText } from './legal-text.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** By the id of the static content. */
export const shippedTexts: Readonly<Record<number, LegalText>> = {
  1: privacy,
  2: terms,
  3: cookies,
  4: dataProtection,
};
