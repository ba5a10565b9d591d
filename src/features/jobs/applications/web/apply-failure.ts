import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import { CallFailure } from '#platform/calls/client.ts';
import type { Say } from '#platform/i18n/say.ts';

/** What the stated words say about an application that was not taken. */
export function describeApplyFailure(error: unknown, say: Say): string {
  if (!(error instanceof CallFailure)) return say(texts.submitFailedRetry);
  if (error.status === 401) return say(texts.sessionError);
  return error.status >= 500 ? say(texts.submitFailed) : error.message;
}
