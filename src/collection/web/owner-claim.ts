import { createContext, use } from 'react';

/** What every call of a collection states about its caller; the operator's calls state nothing. */
export type OwnerClaim = { readonly exhibitor_id?: number };

/** Provided by the dashboard around the screens. */
export const OwnerClaimContext = createContext<OwnerClaim>({});

/** Initial values of a new item that are known from the company. */
export type OwnerDefaults = { readonly currency?: string };

export const OwnerDefaultsContext = createContext<OwnerDefaults>({});

export const useOwnerDefaults = (): OwnerDefaults => use(OwnerDefaultsContext);

export const useOwnerClaim = (): OwnerClaim => use(OwnerClaimContext);
