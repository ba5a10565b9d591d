import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import { urlOf } from '#platform/calls/call.ts';
import { wrongMethod } from '#platform/calls/call-problem.ts';
import {
  type Operation,
  type OperationContext,
  requireDeclaredAccess,
} from '#platform/calls/operation.ts';
import { serializerOf } from '#platform/calls/serialize-answer.ts';
import { readInput } from './read-input.ts';
import { sendBody } from './send-body.ts';

const methods: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

function mountOperation(
  app: FastifyInstance,
  { call, perform }: Operation,
  contextOf: (request: FastifyRequest) => OperationContext,
): void {
  const serialize = serializerOf(call);
  app.route({
    method: call.method,
    url: urlOf(call),
    async handler(request, reply) {
      const input = await readInput(request, call);
      const answer = await perform(input, contextOf(request));
      reply.header('cache-control', 'no-cache');
      return sendBody(request, reply, 'application/json; charset=utf-8', serialize(answer));
    },
  });
  app.route({
    method: methods.filter((method) => method !== call.method),
    url: urlOf(call),
    handler(_request, reply) {
      reply.header('allow', call.method);
      throw wrongMethod();
    },
  });
}

/** Makes a route of every declared call. */
export function mountOperations(
  app: FastifyInstance,
  operations: readonly Operation[],
  contextOf: (request: FastifyRequest) => OperationContext,
): void {
  requireDeclaredAccess(operations);
  for (const operation of operations) mountOperation(app, operation, contextOf);
}
