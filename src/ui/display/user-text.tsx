import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

type UserTextProps = { as?: 'p' | 'span'; className?: string; children: ReactNode };

/** A person's words in their own direction, aligned with the page even where they wrap. */
export function UserText({ as: Tag = 'p', className, children }: UserTextProps) {
  return (
    <Tag dir="auto" className={joinClasses('break-words side-of-page', className)}>
      {children}
    </Tag>
  );
}
