import { createContext, useContext } from 'react';

/** The country whose content the visitor sees. */
export type VisitorCountry = {
  readonly code: string;
  readonly name: string;
  /** Whether the country was chosen or detected; otherwise it is the default. */
  readonly isKnown: boolean;
};

export const VisitorContext = createContext<VisitorCountry | null>(null);

export function useVisitorCountry(): VisitorCountry {
  const country = useContext(VisitorContext);
  if (!country) throw new Error('Rendered outside VisitorContext');
  return country;
}
