import { profileTexts } from '#features/accounts/profile/profile.texts.ts';
import { CallFailure, NO_ANSWER } from '#platform/calls/client.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import type { Say } from '#platform/i18n/say.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** What to say about a call that failed; an HTML page in place of an answer is told as such. */
export function describeFailure(error: unknown, say: Say, otherwise: Text): string {
  const isHtml = error instanceof CallFailure && error.code === NO_ANSWER;
  if (!isHtml) return failureMessage(error, say(otherwise));
  return say(error.status === 404 ? profileTexts.server404 : profileTexts.serverHtml);
}
