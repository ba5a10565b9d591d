import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import { CallFailure } from '#platform/calls/call-failure.ts';
import type { Translate } from '#platform/i18n/translate.ts';

/** What the stated words say about an application that was not taken. */
export function describeApplyFailure(error: unknown, t: Translate): string {
  if (!(error instanceof CallFailure)) return t(texts.submitFailedRetry);
  if (error.status === 401) return t(texts.sessionError);
  return error.status >= 500 ? t(texts.submitFailed) : error.message;
}
