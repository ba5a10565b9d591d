import type { ReactNode } from 'react';
import { UserText } from '#ui/display/user-text.tsx';
import { TwoLines } from './two-lines.tsx';

type WrittenProps = { subject: ReactNode; about: ReactNode; text: string };

/** A text that somebody wrote, cut to what fits into a row. */
export function Written({ subject, about, text }: WrittenProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <TwoLines first={subject} second={about} />
      <UserText className="line-clamp-3 max-w-md text-muted text-sm">{text}</UserText>
    </div>
  );
}
