import type { Translate } from '#platform/i18n/translate.ts';
import { type CallFailure, NO_ANSWER, NO_REASON, UNEXPECTED } from './call-failure.ts';
import { callTexts } from './calls.texts.ts';

/** Codes of failures whose message is the same for every call and says nothing about this one. */
const SILENT = new Set([NO_ANSWER, NO_REASON, UNEXPECTED]);

/**
 * Tells by the code: a failure that came with a rendered page has lost its class. Errors of the browser have no code.
 */
function isCallFailure(failure: unknown): failure is CallFailure {
  return typeof (failure as { code?: unknown } | null | undefined)?.code === 'string';
}

/** The server's own message about a failure, or `otherwise` if it gave none. */
export function failureMessage<Words extends string | undefined>(
  failure: unknown,
  otherwise: Words,
): string | Words {
  return isCallFailure(failure) && !SILENT.has(failure.code) ? failure.message : otherwise;
}

/** The server's message or a general one; messages of errors that the browser throws are not for people to read. */
export function tellFailure(failure: unknown, t: Translate): string {
  return failureMessage(failure, t(callTexts.unavailable));
}
