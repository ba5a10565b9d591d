import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

type OwnWordsProps = { as?: 'p' | 'span'; className?: string; children: ReactNode };

/** Somebody's words in the direction they run; where they wrap they begin on the page's side all the same. */
export function OwnWords({ as: Tag = 'p', className, children }: OwnWordsProps) {
  return (
    <Tag dir="auto" className={joinClasses('break-words side-of-page', className)}>
      {children}
    </Tag>
  );
}
