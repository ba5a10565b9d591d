import type { Owners } from '#collection/server/owners.ts';
import type { OwnerContext } from '#collection/server/storage.ts';

/** The company that an import belongs to; the operator has no imports. */
export function requireCompanyId(owners: Owners, context: OwnerContext): number {
  const company = owners.requireOwner(context);
  if (company === null) throw new Error('A collection of the operator has no imports');
  return company;
}
