import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { wrongContentEncoding } from '#platform/calls/call-problem.ts';
import type { Operation, OperationContext } from '#platform/calls/operation.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import type { BodyBudgets } from './body-budget.ts';
import { bodyTooLarge, LARGEST_TEXT_BYTES, largestBodyBytes } from './body-limits.ts';

/**
 * Bodies up to this size are not counted, so that a stranger who exhausts the budget keeps nobody from signing in. It
 * is no more than a connection takes anyway, and a stranger may open thousands of those.
 */
const SMALL_BODY_BYTES = 8 * 1024;

type HeaderCheckParts = {
  readonly budgets: BodyBudgets;
  contextOf(request: FastifyRequest, reply: FastifyReply): OperationContext;
  /** Discards what was derived from the request's headers, such as its caller, so that it is derived again. */
  forget(request: FastifyRequest): void;
};

const isMultipart = ({ headers }: FastifyRequest) =>
  /^multipart\/form-data/i.test(headers['content-type'] ?? '');

/** The length that the headers state for the body; a body of unknown length counts as the longest possible. */
function claimedBytes({ headers }: FastifyRequest, largest: number): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length']);
  return headers['transfer-encoding'] === undefined ? 0 : largest;
}

/**
 * Refuses compressed bodies at every address, because their real size is known only when it is too late. The response
 * names the encoding that is accepted.
 */
export const refuseCompressedBodies: onRequestAsyncHookHandler = async (request, reply) => {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding === '' || encoding === 'identity' || claimedBytes(request, 1) === 0) return;
  reply.header('accept-encoding', 'identity');
  throw wrongContentEncoding();
};

/**
 * Checks a request by its headers before its body is read: whether the caller may make the call, how long the body is,
 * and whether there is room for it. The body of a refused request is discarded as it arrives, for as long as a request
 * may take.
 */
export function checkHeaders(
  operation: Operation,
  parts: HeaderCheckParts,
): onRequestAsyncHookHandler {
  const { call } = operation;
  const largest = { texts: largestBodyBytes(call, false), files: largestBodyBytes(call, true) };
  return async (request, reply) => {
    const context = parts.contextOf(request, reply);
    const caller = await operation.admit(context);
    // A sender who holds the body back may have been signed out by the time it arrives, so the caller is looked up
    // again then.
    if (request.raw.complete === false) parts.forget(request);
    const kind = isMultipart(request) ? 'files' : 'texts';
    const bytes = claimedBytes(request, largest[kind]);
    if (bytes > largest[kind]) throw bodyTooLarge(call, kind === 'files');
    if (bytes <= SMALL_BODY_BYTES) return;
    const who = caller ? `account ${caller.accountId}` : networkOf(context.visitor.ip);
    finished(reply.raw, parts.budgets[kind].take(who, bytes));
  };
}

/**
 * Counts bodies sent to addresses that are not calls, such as messages of programs, which are read as text. Calls judge
 * their own headers.
 */
export function countOtherBodies(budgets: BodyBudgets): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const bytes = claimedBytes(request, LARGEST_TEXT_BYTES);
    if (bytes <= SMALL_BODY_BYTES || bytes > LARGEST_TEXT_BYTES) return;
    if (request.url.startsWith('/api/')) return;
    finished(reply.raw, budgets.texts.take(networkOf(request.ip), bytes));
  };
}
