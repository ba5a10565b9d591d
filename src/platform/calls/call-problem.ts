import type { Text, TextValues } from '#platform/i18n/texts.ts';
import { SECOND_FACTOR_NEEDED, UNEXPECTED } from './call-failure.ts';
import { callTexts } from './calls.texts.ts';
import { problemTexts } from './problems.texts.ts';

/** One wrong field of an input: its name and what to say about it. */
export type FieldIssue = {
  readonly field: string;
  readonly text: Text;
  readonly values?: TextValues;
};

type ProblemDetails = {
  readonly issues?: readonly FieldIssue[];
  readonly retryAfterS?: number;
  /** The values that the text's placeholders are filled with. */
  readonly values?: TextValues;
};

/** Why a call was not carried out. The caller is told what is in here and nothing else. */
export class CallProblem extends Error {
  readonly code: string;
  readonly status: number;
  readonly text: Text;
  readonly values: TextValues | undefined;
  readonly issues: readonly FieldIssue[];
  /** In how many seconds a retry is worthwhile. */
  readonly retryAfterS: number | undefined;

  constructor(
    code: string,
    status: number,
    text: Text,
    { issues = [], retryAfterS, values }: ProblemDetails = {},
  ) {
    super(code);
    this.code = code;
    this.status = status;
    this.text = text;
    this.values = values;
    this.issues = issues;
    this.retryAfterS = retryAfterS;
  }
}

export function invalidInput(issues: readonly FieldIssue[]): CallProblem {
  return new CallProblem('invalid_input', 400, problemTexts.invalidInput, { issues });
}

export function unreadableRequest(): CallProblem {
  return new CallProblem('unreadable', 400, problemTexts.unreadable);
}

export function notSignedIn(text: Text = problemTexts.notSignedIn): CallProblem {
  return new CallProblem('not_signed_in', 401, text);
}

export function forbidden(text: Text = problemTexts.forbidden): CallProblem {
  return new CallProblem('forbidden', 403, text);
}

/** The caller may do this, but the session has yet to show its second factor. */
export function secondFactorNeeded(): CallProblem {
  return new CallProblem(SECOND_FACTOR_NEEDED, 403, problemTexts.secondFactorNeeded);
}

export function notFound(text: Text = problemTexts.notFound, values?: TextValues): CallProblem {
  return new CallProblem('not_found', 404, text, { values });
}

/** The request contradicts what is stored. */
export function conflict(text: Text, values?: TextValues): CallProblem {
  return new CallProblem('conflict', 409, text, { values });
}

export function wrongMethod(): CallProblem {
  return new CallProblem('wrong_method', 405, problemTexts.wrongMethod);
}

export function tooLarge(issues: readonly FieldIssue[] = []): CallProblem {
  return new CallProblem('too_large', 413, problemTexts.tooLarge, { issues });
}

/** The requested range of a file starts after its end. */
export function pastTheEnd(): CallProblem {
  return new CallProblem('past_the_end', 416, problemTexts.pastTheEnd);
}

export function wrongContentType(): CallProblem {
  return new CallProblem('wrong_content_type', 415, problemTexts.wrongContentType);
}

/** The body is compressed, and we do not decompress bodies. */
export function wrongContentEncoding(): CallProblem {
  return new CallProblem('wrong_content_encoding', 415, problemTexts.wrongContentEncoding);
}

export function tooManyRequests(retryAfterS: number): CallProblem {
  return new CallProblem('too_many_requests', 429, callTexts.tooManyRequests, { retryAfterS });
}

export function unavailable(): CallProblem {
  return new CallProblem('unavailable', 503, callTexts.unavailable, { retryAfterS: 5 });
}

export function unexpected(): CallProblem {
  return new CallProblem(UNEXPECTED, 500, callTexts.unexpected);
}
