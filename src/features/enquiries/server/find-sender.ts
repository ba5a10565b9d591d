import type { Caller } from '#platform/auth/caller.ts';
import type { OperationContext } from '#platform/calls/operation.ts';

/** Somebody who is signed in as a person has proved that the address is theirs. */
export async function findSender({ findCaller }: OperationContext): Promise<Caller | null> {
  const caller = await findCaller();
  return caller && !caller.key && caller.secondFactor === 'settled' ? caller : null;
}
