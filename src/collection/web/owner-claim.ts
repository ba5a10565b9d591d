import { createContext, use } from 'react';

/** What every call about a collection says of its caller; the operator's calls say nothing. */
export type OwnerClaim = { readonly exhibitor_id?: string };

/** The dashboard around the screens knows whose they are. */
export const OwnerClaimContext = createContext<OwnerClaim>({});

export const useOwnerClaim = (): OwnerClaim => use(OwnerClaimContext);
