import { createContext, use } from 'react';

/** Whose collections are shown; the dashboard around them knows. */
export const ExhibitorIdContext = createContext<string | null>(null);

export function useExhibitorId(): string {
  const id = use(ExhibitorIdContext);
  if (id === null) throw new Error('Collections are shown inside a dashboard, which says whose');
  return id;
}
