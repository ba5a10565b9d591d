import type { AnyCall } from '#platform/calls/call.ts';
import type { Database } from '#platform/database/database.ts';
import { signInExhibitor, signInJobSeeker } from './sign-in-as.ts';

/** Headers of a caller who has exactly the access that a call needs. */
export async function headersOfCaller(
  database: Database,
  { access, path }: AnyCall,
): Promise<Record<string, string>> {
  if (access === 'visitor') return {};
  if (access.startsWith('admin'))
    return (await signInJobSeeker(database, { isAdmin: true })).headers;
  if (!access.endsWith('exhibitor')) return (await signInJobSeeker(database)).headers;
  const type = path.startsWith('exhibitor/services/') ? 5 : 1;
  return (await signInExhibitor(database, { type })).headers;
}
