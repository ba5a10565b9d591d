import type { ReactNode } from 'react';
import { TwoLines } from './two-lines.tsx';

type WrittenProps = { subject: ReactNode; about: ReactNode; text: string };

/** What somebody wrote, as far as a row has room for it. */
export function Written({ subject, about, text }: WrittenProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <TwoLines first={subject} second={about} />
      <p
        dir="auto"
        className="line-clamp-3 max-w-md break-words text-left text-muted text-sm rtl:text-right"
      >
        {text}
      </p>
    </div>
  );
}
