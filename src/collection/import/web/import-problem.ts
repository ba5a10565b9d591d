import type { Collection } from '#collection/contract/define-collection.ts';
import { importTexts } from '#collection/import/import.texts.ts';
import { CallFailure } from '#platform/calls/call-failure.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import type { Translate } from '#platform/i18n/translate.ts';

const ANSWERED = 200;

/** The message for an import that failed; a collection may include the status in it. */
export function importProblem(
  t: Translate,
  { texts }: Pick<Collection, 'texts'>,
  failure: unknown,
): string {
  const message = failureMessage(failure, t(texts.importFailed ?? importTexts.failed));
  const isRefused = failure instanceof CallFailure && failure.status !== ANSWERED;
  if (!texts.importRefused || !isRefused) return message;
  return t(texts.importRefused, { status: failure.status, message });
}
