import { finished } from 'node:stream';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { wrongContentEncoding } from '#platform/calls/call-problem.ts';
import type { Operation, OperationContext } from '#platform/calls/operation.ts';
import { networkOf } from '#platform/limits/network-of.ts';
import type { BodyBudgets } from './body-budget.ts';
import { bodyTooLarge, LARGEST_TEXT_BYTES, largestBodyBytes } from './body-limits.ts';

/**
 * So little is never counted: a stranger who takes all of the budget keeps nobody from signing in. It is no more than
 * a connection takes anyway, of which a stranger may open thousands.
 */
const SMALL_BODY_BYTES = 8 * 1024;

type HeadParts = {
  readonly budgets: BodyBudgets;
  contextOf(request: FastifyRequest, reply: FastifyReply): OperationContext;
  /** Drops what was found out about a request, so that it is found out again. */
  forget(request: FastifyRequest): void;
};

const isMultipart = ({ headers }: FastifyRequest) =>
  /^multipart\/form-data/i.test(headers['content-type'] ?? '');

/** What a body says it will be; one that does not say counts as the longest there may be. */
function claimedBytes({ headers }: FastifyRequest, largest: number): number {
  if (headers['content-length'] !== undefined) return Number(headers['content-length']);
  return headers['transfer-encoding'] === undefined ? 0 : largest;
}

/**
 * Nothing that comes is unpacked, wherever it is sent to: what a packed body would become is known only when it is
 * too late. The answer says in which form one is read.
 */
export const refusePacked: onRequestAsyncHookHandler = async (request, reply) => {
  const packing = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (packing === '' || packing === 'identity' || claimedBytes(request, 1) === 0) return;
  reply.header('accept-encoding', 'identity');
  throw wrongContentEncoding();
};

/**
 * All that the head of a request tells is judged before its body is read: who may, how long, and
 * whether there is room. What a refused caller sends all the same is thrown away as it comes, for as
 * long as a request may take.
 */
export function headJudge(operation: Operation, parts: HeadParts): onRequestAsyncHookHandler {
  const { call } = operation;
  const largest = { texts: largestBodyBytes(call, false), files: largestBodyBytes(call, true) };
  return async (request, reply) => {
    const context = parts.contextOf(request, reply);
    const caller = await operation.admit(context);
    // A sender who keeps the body back may have been signed out by the time it arrives, so it is checked again who sent it.
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
 * What is sent to addresses that are no calls, such as programs' messages, is read as text; what of it is
 * under way counts like the bodies of calls, which judge their own heads.
 */
export function countOtherBodies(budgets: BodyBudgets): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const bytes = claimedBytes(request, LARGEST_TEXT_BYTES);
    if (bytes <= SMALL_BODY_BYTES || bytes > LARGEST_TEXT_BYTES) return;
    if (request.url.startsWith('/api/')) return;
    finished(reply.raw, budgets.texts.take(networkOf(request.ip), bytes));
  };
}
