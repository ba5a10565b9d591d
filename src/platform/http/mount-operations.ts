import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { type AnswerCache, cacheRequestOf } from '#platform/cache/answer-cache.ts';
import type { ChangeFeed } from '#platform/cache/change-feed.ts';
import { type AnyCall, urlOf } from '#platform/calls/call.ts';
import { notFound, notSignedIn, wrongMethod } from '#platform/calls/call-problem.ts';
import type { FileAnswer } from '#platform/calls/file-answer.ts';
import {
  isShared,
  type Operation,
  type OperationContext,
  requireDeclaredAccess,
} from '#platform/calls/operation.ts';
import { serializerOf } from '#platform/calls/serialize-answer.ts';
import { withExternalWait } from '#platform/payments/with-external-wait.ts';
import { answerPreflight } from './answer-preflight.ts';
import { askedAddress } from './asked-address.ts';
import type { BodyBudgets } from './body-budget.ts';
import { checkHeaders } from './check-headers.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { readInput } from './read-input.ts';
import { sendFile } from './send-file.ts';
import { JSON_TYPE, type SendableBody, sendableBody, sendBody } from './sendable-body.ts';

/** Of these it is told which one a call takes. */
const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export type OperationParts = {
  readonly cache: AnswerCache;
  readonly feed: ChangeFeed;
  readonly limit: ConcurrencyLimit;
  readonly budgets: BodyBudgets;
  /** The folder for uploaded files while they are received. */
  readonly incoming: string;
  contextOf(request: FastifyRequest, reply: FastifyReply): OperationContext;
};

/** With `forget`, which discards what was derived from the request's headers. */
type MountParts = OperationParts & { forget(request: FastifyRequest): void };

/**
 * Limits how many calls run at once. Shared answers are limited by the cache. The limit applies once the input is read,
 * because waiting for a slow sender is no work.
 */
function limited(operation: Operation, { limit }: OperationParts): Operation['perform'] {
  const { perform } = operation;
  if (isShared(operation)) return perform;
  return (input, context) =>
    limit.run((waitExternally) => {
      const payments = withExternalWait(context.payments, waitExternally);
      return perform(input, { ...context, payments });
    });
}

const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Reads the input and performs the operation. A foreign key violation is answered with 401 if the caller's own account
 * or company was deleted meanwhile.
 */
function performer(operation: Operation, parts: MountParts) {
  const perform = limited(operation, parts);
  async function isSignedOut(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (!(await parts.contextOf(request, reply).findCaller())) return false;
    parts.forget(request);
    return (await parts.contextOf(request, reply).findCaller()) === null;
  }
  return async (request: FastifyRequest, reply: FastifyReply, context: OperationContext) => {
    const input = await readInput(request, operation.call, parts.incoming);
    try {
      return await perform(input, context);
    } catch (error) {
      const isLoose = (error as { code?: unknown }).code === FOREIGN_KEY_VIOLATION;
      if (isLoose && (await isSignedOut(request, reply))) throw notSignedIn();
      throw error;
    }
  };
}

function answerOf(operation: Operation, parts: MountParts) {
  const { call } = operation;
  const perform = performer(operation, parts);
  const make = async (request: FastifyRequest, reply: FastifyReply, context: OperationContext) => {
    const answer = await perform(request, reply, context);
    // The caller's next read must show what this call changed.
    if (call.method === 'POST') await parts.feed.settle();
    // The serializer is compiled on first use: most calls never need theirs, and all of them took a tenth of the idle
    // memory.
    const text = serializerOf(call)(answer);
    return sendableBody(JSON_TYPE, text, { private: !isShared(operation) });
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<SendableBody> => {
    const context = parts.contextOf(request, reply);
    if (!isShared(operation)) return make(request, reply, context);
    const asked = cacheRequestOf(askedAddress(request, call, request.query as object), context);
    return parts.cache.answer(asked, context, (recorded) => make(request, reply, recorded));
  };
}

function handlerOf(operation: Operation, parts: MountParts): RouteHandlerMethod {
  const { call } = operation;
  if (call.answersFile) {
    const perform = performer(operation, parts);
    return async (request, reply) => {
      const answer = await perform(request, reply, parts.contextOf(request, reply));
      return sendFile(reply, answer as FileAnswer);
    };
  }
  const answer = answerOf(operation, parts);
  return async (request, reply) => sendBody(request, reply, await answer(request, reply));
}

function mountOperation(app: FastifyInstance, operation: Operation, parts: MountParts): void {
  const { call } = operation;
  app.route({
    method: call.method,
    url: urlOf(call),
    exposeHeadRoute: !call.answersFile,
    onRequest: call.method === 'POST' ? checkHeaders(operation, parts) : [],
    handler: handlerOf(operation, parts),
  });
  if (isShared(operation)) app.options(urlOf(call), answerPreflight);
}

/** The head alone of a private file would make the file, and be noted as if it had been read. */
const isRefused = (method: string, { answersFile }: AnyCall) =>
  methods.includes(method) || (answersFile && method === 'HEAD');

/**
 * Refuses unknown addresses, and known ones with another method, with one route for all. Routes for each call and
 * method took half of the time that mounting all routes takes at the start.
 */
function refuseOthers(app: FastifyInstance, operations: readonly Operation[]): void {
  const taken = new Map(operations.map(({ call }) => [urlOf(call), call]));
  const refuse = async (
    request: FastifyRequest<{ Params: { '*': string } }>,
    reply: FastifyReply,
  ) => {
    const call = taken.get(`/api/${request.params['*']}`);
    if (!call || !isRefused(request.method, call)) throw notFound();
    reply.header('allow', call.method);
    throw wrongMethod();
  };
  app.all('/api/*', { onRequest: refuse }, refuse);
}

/** Keeps the context of a request from its headers until its body is read, unless it is forgotten. */
function oncePerRequest(
  contextOf: OperationParts['contextOf'],
): Pick<MountParts, 'contextOf' | 'forget'> {
  const known = new WeakMap<FastifyRequest, OperationContext>();
  return {
    contextOf(request, reply) {
      const context = known.get(request) ?? contextOf(request, reply);
      known.set(request, context);
      return context;
    },
    forget: (request) => void known.delete(request),
  };
}

/** Mounts a route for every declared call. */
export function mountOperations(
  app: FastifyInstance,
  operations: readonly Operation[],
  parts: OperationParts,
): void {
  requireDeclaredAccess(operations);
  const once = oncePerRequest(parts.contextOf);
  for (const operation of operations) mountOperation(app, operation, { ...parts, ...once });
  refuseOthers(app, operations);
}
