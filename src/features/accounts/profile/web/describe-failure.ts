import { profileTexts } from '#features/accounts/profile/profile.texts.ts';
import { CallFailure, NO_ANSWER } from '#platform/calls/call-failure.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { Translate } from '#platform/i18n/translate.ts';

/** The message for a failed call. An HTML page in place of an answer has messages of its own. */
export function describeFailure(error: unknown, t: Translate, otherwise: Text): string {
  const isHtml = error instanceof CallFailure && error.code === NO_ANSWER;
  if (!isHtml) return failureMessage(error, t(otherwise));
  return t(error.status === 404 ? profileTexts.server404 : profileTexts.serverHtml);
}
