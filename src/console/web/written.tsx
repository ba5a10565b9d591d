import type { ReactNode } from 'react';
import { OwnWords } from '#ui/display/own-words.tsx';
import { TwoLines } from './two-lines.tsx';

type WrittenProps = { subject: ReactNode; about: ReactNode; text: string };

/** What somebody wrote, as far as a row has room for it. */
export function Written({ subject, about, text }: WrittenProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <TwoLines first={subject} second={about} />
      <OwnWords className="line-clamp-3 max-w-md text-muted text-sm">{text}</OwnWords>
    </div>
  );
}
