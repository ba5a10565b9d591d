import type { ReactNode } from 'react';
import { LeaveQuestion } from './leave-question.tsx';
import { useTyped } from './use-typed.ts';

type UnsavedGuardProps = {
  /** Hides the content while another step is shown. */
  hidden?: boolean;
  children: ReactNode;
};

/**
 * Asks before anything typed inside is lost with the page. A field that was sent has to be emptied or unmounted; one
 * that was saved remounts, keyed by the stored value.
 */
export function UnsavedGuard({ hidden, children }: UnsavedGuardProps) {
  const { isTyped, trackingProps, checkNow } = useTyped();
  return (
    <>
      <div hidden={hidden} {...trackingProps}>
        {children}
      </div>
      <LeaveQuestion isChanged={isTyped} checkNow={checkNow} />
    </>
  );
}
