import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

const statementPart = pagePart(() => import('./worded-statement.tsx'));

/** Loaded after everything else, and only on portals with a model. */
export function LazyWordedStatement({ q }: { q: string }) {
  const statement = useWantedPart(statementPart, true);
  return statement && <statement.WordedStatement q={q} />;
}
