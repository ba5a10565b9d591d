import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import {
  CallProblem,
  tooLarge,
  unavailable,
  unexpected,
  unreadableRequest,
  wrongContentType,
} from '#platform/calls/call-problem.ts';
import type { Say } from '#platform/i18n/say.ts';
import { sayIn } from '#platform/i18n/server-say.ts';
import { languageOfRequest } from './request-language.ts';

/** PostgreSQL's, the file store's and socket codes that mean "not now", as opposed to "our mistake". */
const passingFaults = /^(08|53|57P0|ECONNREFUSED|ECONNRESET|ENOENT|ETIMEDOUT|STORE_FAULT)/;

function isPassing(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && passingFaults.test(code);
}

/** What the caller is told: never more than a named problem. */
function problemOf(error: unknown): CallProblem {
  if (error instanceof CallProblem) return error;
  const status = (error as FastifyError).statusCode;
  if (status === 413) return tooLarge();
  if (status === 415) return wrongContentType();
  if (status !== undefined && status >= 400 && status < 500) return unreadableRequest();
  return isPassing(error) ? unavailable() : unexpected();
}

export function problemBody(problem: CallProblem, say: Say) {
  const errors = problem.issues.map(({ field, text, values }) => ({
    field,
    message: say(text, values),
  }));
  const message =
    errors.length === 1 && errors[0] ? errors[0].message : say(problem.text, problem.values);
  return { success: false, message, code: problem.code, errors };
}

function logUnexpected(request: FastifyRequest, error: unknown, problem: CallProblem): void {
  if (problem.status >= 500) request.log.error({ err: error }, problem.code);
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    logUnexpected(request, error, problem);
    if (problem.retryAfterS) reply.header('retry-after', String(problem.retryAfterS));
    return reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .send(problemBody(problem, sayIn(languageOfRequest(request))));
  });
}
