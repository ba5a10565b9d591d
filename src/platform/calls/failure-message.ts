import type { Translate } from '#platform/i18n/translate.ts';
import { type CallFailure, NO_ANSWER, NO_REASON, UNEXPECTED } from './call-failure.ts';
import { callTexts } from './calls.texts.ts';

/** Codes of failures without words of their own: what they carry is the same for every call. */
const SILENT = new Set([NO_ANSWER, NO_REASON, UNEXPECTED]);

/** By its code: one that came with a rendered page has lost its class. What the browser throws has none. */
function isCallFailure(failure: unknown): failure is CallFailure {
  return typeof (failure as { code?: unknown } | null | undefined)?.code === 'string';
}

/** The server's own words about a failure, or these when it had none. */
export function failureMessage<Words extends string | undefined>(
  failure: unknown,
  otherwise: Words,
): string | Words {
  return isCallFailure(failure) && !SILENT.has(failure.code) ? failure.message : otherwise;
}

/** The same where no call has its own words: what a browser throws is not for people to read. */
export function tellFailure(failure: unknown, t: Translate): string {
  return failureMessage(failure, t(callTexts.unavailable));
}
