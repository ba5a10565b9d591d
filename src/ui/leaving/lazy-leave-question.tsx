import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';

const questionPart = pagePart(() => import('./leave-question.tsx'));

/**
 * The leave question for public pages, which load it only once something was typed. If it cannot be loaded, what was
 * typed is still there; people are just not asked.
 */
export function LazyLeaveQuestion(props: { isChanged: boolean; checkNow: () => boolean }) {
  const question = useWantedPart(questionPart, true);
  return question && <question.LeaveQuestion {...props} />;
}
