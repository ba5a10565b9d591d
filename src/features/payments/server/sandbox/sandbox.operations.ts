import { answerSandboxCharge, getSandboxCharge } from '#features/payments/sandbox.contract.ts';
import { sandboxTexts as texts } from '#features/payments/sandbox.texts.ts';
import { requireRateLimit } from '#features/payments/server/payment-limits.ts';
import { CallProblem, notFound } from '#platform/calls/call-problem.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { findMinor, toDecimal } from '#platform/money/amounts.ts';
import { answerCharge } from './answer-charge.ts';
import { findSandboxCharge, type SandboxCharge } from './sandbox-charge.ts';

/** With a real gateway configured, there is no sandbox. */
async function requireCharge(context: OperationContext, id: string): Promise<SandboxCharge> {
  const { database, payments } = context;
  const charge =
    payments.name === 'sandbox' ? await findSandboxCharge(database.pool, id) : undefined;
  if (!charge) throw notFound(texts.notFound);
  return charge;
}

/** The merchant's return address with the charge's id, as the real gateway adds it. */
function returnUrlOf({ id, request }: SandboxCharge): string {
  const address = new URL(request.redirect.url);
  address.searchParams.set('tap_id', id);
  return address.href;
}

const show = operation(getSandboxCharge, async ({ id }, context) => {
  await requireRateLimit(context, 'question');
  const charge = await requireCharge(context, id);
  const { amount, currency, reference, customer, description } = charge.request;
  return {
    charge: {
      id: charge.id,
      order_id: reference.order,
      description: description ?? '',
      customer: customer.first_name,
      amount: toDecimal(findMinor(String(amount), currency) ?? 0, currency),
      currency,
      open: charge.status === 'INITIATED',
      expires_at: charge.expires_at.toISOString(),
      return_url: returnUrlOf(charge),
    },
  };
});

const answer = operation(answerSandboxCharge, async ({ id, ...given }, context) => {
  await requireRateLimit(context, 'question');
  const charge = await requireCharge(context, id);
  const { answered, returns } = await answerCharge(context.database.pool, id, {
    answer: given.answer,
    reason: given.reason,
  });
  if (!answered) throw new CallProblem('answered_before', 409, texts.answered);
  return { next: returns ? returnUrlOf(charge) : null };
});

export const sandboxOperations: readonly Operation[] = [show, answer];
