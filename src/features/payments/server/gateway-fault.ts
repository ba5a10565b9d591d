import { CallProblem } from '#platform/calls/call-problem.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { GatewayFault } from '#platform/payments/payment-provider.ts';

const RETRY_AFTER_S = 10;

/**
 * For `catch`: turns a gateway failure into a 503 with our message, keeping the cause for the log. Other errors are
 * rethrown.
 */
export function tellGatewayFault(text: Text) {
  return (error: unknown): never => {
    if (!(error instanceof GatewayFault)) throw error;
    const problem = new CallProblem('gateway_down', 503, text, { retryAfterS: RETRY_AFTER_S });
    problem.cause = error;
    throw problem;
  };
}
