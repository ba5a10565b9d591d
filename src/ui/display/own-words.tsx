import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

type OwnWordsProps = { as?: 'p' | 'span'; className?: string; children: ReactNode };

/** A person's words in their own direction, aligned with the page even where they wrap. */
export function OwnWords({ as: Tag = 'p', className, children }: OwnWordsProps) {
  return (
    <Tag dir="auto" className={joinClasses('break-words side-of-page', className)}>
      {children}
    </Tag>
  );
}
