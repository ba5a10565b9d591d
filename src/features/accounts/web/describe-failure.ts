import { profileTexts } from '#features/accounts/profile.texts.ts';
import { CallFailure, NO_ANSWER, NO_REASON } from '#platform/calls/client.ts';
import type { Say } from '#platform/i18n/say.ts';
import type { Text } from '#platform/i18n/texts.ts';

/** What to say about a call that failed: the server's own words, or ours where it had none. */
export function describeFailure(error: unknown, say: Say, otherwise: Text): string {
  if (!(error instanceof CallFailure) || error.code === NO_REASON) return say(otherwise);
  if (error.code !== NO_ANSWER) return error.message;
  return say(error.status === 404 ? profileTexts.server404 : profileTexts.serverHtml);
}
