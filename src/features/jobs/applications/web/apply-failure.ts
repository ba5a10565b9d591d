import { applicationsTexts as texts } from '#features/jobs/applications/applications.texts.ts';
import { CallFailure } from '#platform/calls/call-failure.ts';
import type { Translate } from '#platform/i18n/translate.ts';

/** The message for an application that was not accepted. */
export function describeApplyFailure(error: unknown, t: Translate): string {
  if (!(error instanceof CallFailure)) return t(texts.submitFailedRetry);
  if (error.status === 401) return t(texts.sessionError);
  return error.status >= 500 ? t(texts.submitFailed) : error.message;
}
