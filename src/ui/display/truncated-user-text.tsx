import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

/** A person's words on one line. They are cut at their own end, whatever their direction, and aligned with the page. */
export function TruncatedUserText({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <span dir="auto" className={joinClasses('block min-w-0 truncate side-of-page', className)}>
      {children}
    </span>
  );
}
