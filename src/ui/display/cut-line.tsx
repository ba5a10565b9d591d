import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

/**
 * Somebody's words on one line: cut at their own end, whichever way they run, and standing on the page's side.
 */
export function CutLine({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <span dir="auto" className={joinClasses('block min-w-0 truncate side-of-page', className)}>
      {children}
    </span>
  );
}
