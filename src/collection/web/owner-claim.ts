import { createContext, use } from 'react';

/** What every call about a collection says of its caller; the operator's calls say nothing. */
export type OwnerClaim = { readonly exhibitor_id?: number };

/** The dashboard around the screens knows whose they are. */
export const OwnerClaimContext = createContext<OwnerClaim>({});

/** What a new item begins with because the company says it. */
export type OwnerDefaults = { readonly currency?: string };

export const OwnerDefaultsContext = createContext<OwnerDefaults>({});

export const useOwnerDefaults = (): OwnerDefaults => use(OwnerDefaultsContext);

export const useOwnerClaim = (): OwnerClaim => use(OwnerClaimContext);
