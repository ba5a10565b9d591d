import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

const questionPart = pagePart(() => import('./leave-question.tsx'));

/**
 * For public pages, which carry it only once something was typed. Without a connection it does not come, and what
 * was typed stays all the same.
 */
export function LazyLeaveQuestion(props: { isChanged: boolean; look: () => boolean }) {
  const question = useWantedPart(questionPart, true);
  return question && <question.LeaveQuestion {...props} />;
}
