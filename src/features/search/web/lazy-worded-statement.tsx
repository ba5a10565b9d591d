import { lazy, Suspense } from 'react';

const WordedStatement = lazy(() =>
  import('./worded-statement.tsx').then((module) => ({ default: module.WordedStatement })),
);

/** Only pages of a portal with a model load it, after everything else. */
export function LazyWordedStatement({ q }: { q: string }) {
  return (
    <Suspense fallback={null}>
      <WordedStatement q={q} />
    </Suspense>
  );
}
