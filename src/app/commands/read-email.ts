import { emailAddress } from '#platform/calls/fields.ts';
import { UsageError } from './command.ts';

/** An e-mail address given to a command, in the form it is stored in. */
export function readEmail(given: string | undefined): string {
  const parsed = emailAddress.safeParse(given);
  if (!parsed.success) throw new UsageError(`${given ?? 'Nothing'} is no e-mail address`);
  return parsed.data;
}
