import { lazy, Suspense } from 'react';

const LeaveQuestion = lazy(() =>
  import('./leave-question.tsx').then((module) => ({ default: module.LeaveQuestion })),
);

/** For public pages, which carry it only once something was typed. */
export function LazyLeaveQuestion(props: { isChanged: boolean; look: () => boolean }) {
  return (
    <Suspense fallback={null}>
      <LeaveQuestion {...props} />
    </Suspense>
  );
}
