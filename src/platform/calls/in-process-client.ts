import { sayIn } from '#platform/i18n/server-say.ts';
import type { AnyCall } from './call.ts';
import { CallProblem, unexpected } from './call-problem.ts';
import { CallFailure, type Client } from './client.ts';
import type { Operation, OperationContext } from './operation.ts';
import { serializerOf } from './serialize-answer.ts';

/** Pages being rendered make their calls here: same checks, same fields as over HTTP. */
export function createInProcessClient(
  operations: readonly Operation[],
  context: OperationContext,
  onUnexpected: (error: unknown) => void,
): Client {
  const byCall = new Map<AnyCall, Operation>(operations.map((each) => [each.call, each]));
  return async (call, input) => {
    const found = byCall.get(call);
    if (!found) throw new Error(`No operation serves ${call.path}`);
    try {
      const answer = await found.perform(input as Record<string, unknown>, context);
      return JSON.parse(serializerOf(call)(answer));
    } catch (error) {
      if (!(error instanceof CallProblem)) onUnexpected(error);
      const problem = error instanceof CallProblem ? error : unexpected();
      throw new CallFailure(problem.status, problem.code, sayIn(context.language)(problem.text));
    }
  };
}
