import type { Database } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/languages.ts';
import type { PaymentProvider } from '#platform/payments/payment-provider.ts';
import { type AnyCall, accessKinds, type CallResult, type ParsedInput } from './call.ts';
import { notSignedIn } from './call-problem.ts';
import { parseInput } from './parse-input.ts';

/** What an operation knows about the request it serves. */
export type OperationContext = {
  readonly database: Database;
  readonly language: Language;
  readonly visitor: { readonly country: string; readonly ip: string };
  readonly now: Date;
  /** Where the portal is reached from outside. */
  readonly appUrl: string;
  readonly payments: PaymentProvider;
};

/** A declared call with the code that does it. */
export type Operation = {
  readonly call: AnyCall;
  perform(raw: Record<string, unknown>, context: OperationContext): Promise<object>;
};

function requireAccess(call: AnyCall): void {
  if (call.access !== 'visitor') throw notSignedIn();
}

/** Input, access, run: routes and page loaders both go through here, so no page skips a guard. */
export function operation<C extends AnyCall>(
  call: C,
  run: (input: ParsedInput<C>, context: OperationContext) => Promise<CallResult<C>>,
): Operation {
  return {
    call,
    async perform(raw, context) {
      requireAccess(call);
      const input = parseInput(call, raw);
      return { success: true, ...(await run(input, context)) };
    },
  };
}

/** The server refuses to start with a call that nobody decided about, or that stands twice. */
export function requireDeclaredAccess(operations: readonly Operation[]): void {
  const seen = new Set<string>();
  for (const { call } of operations) {
    const name = `${call.method} ${call.path}`;
    if (!accessKinds.includes(call.access)) throw new Error(`${name} does not say who may call it`);
    if (seen.has(name)) throw new Error(`${name} is declared twice`);
    seen.add(name);
  }
}
