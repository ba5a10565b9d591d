import { type AnswerCache, answerKey } from '#platform/cache/answer-cache.ts';
import { JSON_TYPE, type SendableBody, sendableBody } from '#platform/http/sendable-body.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { noteText } from './answer-text.ts';
import { type CallAnswer, urlOf } from './call.ts';
import { addressOf } from './call-address.ts';
import { CallFailure } from './call-failure.ts';
import type { CallProblem } from './call-problem.ts';
import type { Client } from './client.ts';
import { isShared, type Operation, type OperationContext } from './operation.ts';
import { problemOf } from './problem-of.ts';
import { serializerOf } from './serialize-answer.ts';

type OnFault = (error: unknown, problem: CallProblem) => void;

/** Cached answers that were parsed already, so that each is parsed once. */
const parsed = new WeakMap<SendableBody, unknown>();

function read(json: string): unknown {
  const answer = JSON.parse(json);
  noteText(answer, json);
  return answer;
}

function parse(body: SendableBody): unknown {
  const known = parsed.get(body) ?? read(body.plain.toString());
  parsed.set(body, known);
  return known;
}

async function perform({ call, perform }: Operation, input: object, context: OperationContext) {
  return serializerOf(call)(await perform(input as Record<string, unknown>, context));
}

/**
 * The client for pages rendered on the server: the same checks and fields as over HTTP, and the same cached answers.
 */
export function inProcessClients(operations: readonly Operation[], cache: AnswerCache) {
  // By path and not by identity: the render bundle has its own copy of every declaration.
  const byPath = new Map(operations.map((each) => [each.call.path, each]));

  async function answer(operation: Operation, input: object, context: OperationContext) {
    const { call } = operation;
    if (!isShared(operation)) return read(await perform(operation, input, context));
    const key = answerKey(addressOf(urlOf(call), call, input), context);
    const body = await cache.answer(
      { key, rawKey: undefined, isPart: true },
      context,
      async (recorded) => {
        const text = await perform(operation, input, recorded);
        const made = sendableBody(JSON_TYPE, text);
        parsed.set(made, read(text));
        return made;
      },
    );
    return parse(body);
  }

  return (context: OperationContext, onFault: OnFault): Client =>
    async (call, input) => {
      const found = byPath.get(call.path);
      if (!found) throw new Error(`No operation serves ${call.path}`);
      try {
        return (await answer(found, input, context)) as CallAnswer<typeof call>;
      } catch (error) {
        const problem = problemOf(error);
        if (problem !== error) onFault(error, problem);
        throw new CallFailure(
          problem.status,
          problem.code,
          translateIn(context.language)(problem.text, problem.values),
        );
      }
    };
}
