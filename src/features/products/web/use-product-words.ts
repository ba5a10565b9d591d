import type { Suggestions } from '#collection/web/collection-screens.ts';
import { useOwnerClaim } from '#collection/web/owner-claim.ts';
import { getProductWords, suggestedFields } from '#features/products/products.contract.ts';
import { useCall } from '#platform/pages/use-call.ts';

/** Values that the company's own products already use, as suggestions. */
export function useProductWords(): Suggestions {
  const words = useCall(getProductWords, useOwnerClaim()).data?.words ?? [];
  return Object.fromEntries(
    suggestedFields.map((field) => [
      field,
      words.filter((each) => each.field === field).map(({ word }) => word),
    ]),
  );
}
