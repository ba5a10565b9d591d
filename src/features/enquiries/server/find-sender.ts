import type { Caller } from '#platform/auth/caller.ts';
import type { OperationContext } from '#platform/calls/operation.ts';

/** The caller, if signed in as a person: then their address is proven. API keys do not count. */
export async function findSender({ findCaller }: OperationContext): Promise<Caller | null> {
  const caller = await findCaller();
  return caller && !caller.key && caller.secondFactor === 'settled' ? caller : null;
}
