import type { ReactNode } from 'react';
import { LeaveQuestion } from './leave-question.tsx';
import { useTyped } from './use-typed.ts';

type UnsavedGuardProps = {
  /** Kept out of sight while another step is shown. */
  hidden?: boolean;
  children: ReactNode;
};

/**
 * Asks before what is typed anywhere in it is lost with the page. A field that was sent is emptied or gone;
 * one that was saved starts anew, by the key of what is stored.
 */
export function UnsavedGuard({ hidden, children }: UnsavedGuardProps) {
  const { isTyped, follow, look } = useTyped();
  return (
    <>
      <div hidden={hidden} {...follow}>
        {children}
      </div>
      <LeaveQuestion isChanged={isTyped} look={look} />
    </>
  );
}
