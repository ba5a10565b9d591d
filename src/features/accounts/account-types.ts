import type { Text } from '#platform/i18n/texts.ts';
import { accountsTexts } from './accounts.texts.ts';

/** Account types as local storage holds them. */
export const userTypes = { jobSeeker: '0', exhibitor: '1' } as const;

export function accountTypeText(userType: string | null): Text {
  if (userType === userTypes.jobSeeker) return accountsTexts.typeJobSeeker;
  return userType === userTypes.exhibitor ? accountsTexts.typeExhibitor : accountsTexts.typeUnknown;
}
