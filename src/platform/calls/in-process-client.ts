import { translateIn } from '#platform/i18n/translate-in.ts';
import type { CallProblem } from './call-problem.ts';
import { CallFailure, type Client } from './client.ts';
import type { Operation, OperationContext } from './operation.ts';
import { problemOf } from './problem-of.ts';
import { serializerOf } from './serialize-answer.ts';

/** Pages being rendered make their calls here: same checks, same fields as over HTTP. */
export function createInProcessClient(
  operations: readonly Operation[],
  context: OperationContext,
  onFault: (error: unknown, problem: CallProblem) => void,
): Client {
  // By path, not by identity: the render bundle carries its own copy of every declaration.
  const byPath = new Map(operations.map((each) => [each.call.path, each]));
  return async (call, input) => {
    const found = byPath.get(call.path);
    if (!found) throw new Error(`No operation serves ${call.path}`);
    try {
      const answer = await found.perform(input as Record<string, unknown>, context);
      return JSON.parse(serializerOf(found.call)(answer));
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
