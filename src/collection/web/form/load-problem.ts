import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { CallFailure } from '#platform/calls/call-failure.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import type { Text } from '#platform/i18n/texts.ts';
import type { Translate } from '#platform/i18n/translate.ts';

const loadTexts: Readonly<Record<number, Text>> = {
  400: texts.badRequest,
  401: texts.unauthorized,
  403: texts.mayNotEdit,
  404: texts.notFound,
  500: texts.serverError,
};

const ANSWERED = 200;
const NOT_FOUND = 404;
const SERVER_FAULT = 500;

/** The message for an item that could not be loaded, by status if there is one. */
export function loadProblem(t: Translate, failure: Error): string {
  const status = failure instanceof CallFailure ? failure.status : undefined;
  if (status === undefined || status === ANSWERED) {
    return failureMessage(failure, t(texts.loadFailed));
  }
  return t(loadTexts[status] ?? texts.otherError, { status });
}

export const isGone = (failure: Error): boolean =>
  failure instanceof CallFailure && failure.status === NOT_FOUND;

const goneWords = /not found|deleted|permission/i;

/** The message for an item that can no longer be edited; undefined if the form can be corrected and sent again. */
export function updateProblem(t: Translate, failure: CallFailure): string | undefined {
  const { status, message } = failure;
  if (status === NOT_FOUND) return t(texts.notFoundOrDeleted);
  if (status === 403) return t(texts.mayNotUpdate);
  if (status >= SERVER_FAULT) return t(texts.serverError);
  return status === ANSWERED && goneWords.test(message) ? message : undefined;
}
