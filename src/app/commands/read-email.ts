import { emailAddress } from '#platform/calls/fields.ts';
import { UsageError } from './command.ts';

/** Parses an e-mail address from the command line into the form in which it is stored. */
export function readEmail(given: string | undefined): string {
  const parsed = emailAddress.safeParse(given);
  if (!parsed.success) throw new UsageError(`${given ?? 'Nothing'} is no e-mail address`);
  return parsed.data;
}
