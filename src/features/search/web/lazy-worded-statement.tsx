import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

const statementPart = pagePart(() => import('./worded-statement.tsx'));

/** Only pages of a portal with a model load it, after everything else. */
export function LazyWordedStatement({ q }: { q: string }) {
  const statement = useWantedPart(statementPart, true);
  return statement && <statement.WordedStatement q={q} />;
}
