import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  CallProblem,
  pastTheEnd,
  tooLarge,
  unreadableRequest,
  wrongContentType,
} from '#platform/calls/call-problem.ts';
import { problemOf } from '#platform/calls/problem-of.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { Translate } from '#platform/i18n/translate.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { languageOfRequest } from './request-language.ts';
import { wantsPage } from './wants-page.ts';

/** Whether the client hung up in the middle of its request, which is no fault of the server. */
const isLeft = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/** Turns any error into a problem; errors of Fastify itself are mapped by their status. */
function problemOfRequest(error: unknown, request: FastifyRequest): CallProblem {
  if (isLeft(request)) return unreadableRequest();
  const status = (error as FastifyError).statusCode;
  if (error instanceof CallProblem || status === undefined) return problemOf(error);
  if (status === 413) return tooLarge();
  if (status === 415) return wrongContentType();
  if (status === 416) return pastTheEnd();
  return status >= 400 && status < 500 ? unreadableRequest() : problemOf(error);
}

export function problemBody(problem: CallProblem, t: Translate) {
  const errors = problem.issues.map(({ field, text, values }) => ({
    field,
    message: t(text, values),
  }));
  const message =
    errors.length === 1 && errors[0] ? errors[0].message : t(problem.text, problem.values);
  return { success: false, message, code: problem.code, errors };
}

/**
 * Whether a 503 was a deliberate refusal for lack of capacity. It is not logged: a flood of them would fill the disk.
 */
const isOnPurpose = (error: unknown, { status }: CallProblem) =>
  error instanceof CallProblem && status === 503 && error.cause === undefined;

function logUnexpected(request: FastifyRequest, error: unknown, problem: CallProblem): void {
  if (problem.status >= 500 && !isOnPurpose(error, problem))
    request.log.error({ err: error }, problem.code);
}

type MakeProblemPage = (problem: CallProblem, language: Language) => string;

export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  problemPage: MakeProblemPage,
): FastifyReply {
  const problem = problemOfRequest(error, request);
  logUnexpected(request, error, problem);
  if (problem.retryAfterS) reply.header('retry-after', String(problem.retryAfterS));
  reply.code(problem.status).header('cache-control', 'no-store');
  const language = languageOfRequest(request);
  return wantsPage(request)
    ? reply.type('text/html; charset=utf-8').send(problemPage(problem, language))
    : reply.send(problemBody(problem, translateIn(language)));
}
