import { lazy, Suspense } from 'react';
import type { BoxHelpProps } from './box-help.tsx';

const BoxHelp = lazy(() =>
  import('./box-help.tsx').then((module) => ({ default: module.BoxHelp })),
);

/** Comes when somebody goes to the box, so that no page carries it. */
export function LazyBoxHelp(props: BoxHelpProps) {
  return (
    <Suspense fallback={null}>
      <BoxHelp {...props} />
    </Suspense>
  );
}
