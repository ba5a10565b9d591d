import { createContext, useContext } from 'react';

/**
 * The moment at which the page was rendered. Markup that depends on the time uses it, because the clocks of server and
 * browser differ and the first render of both must be the same.
 */
export const PageTimeContext = createContext<Date | null>(null);

export function usePageTime(): Date {
  const time = useContext(PageTimeContext);
  if (!time) throw new Error('Rendered outside PageTimeContext');
  return time;
}
