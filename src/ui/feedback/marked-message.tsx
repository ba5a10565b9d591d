import { CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { joinClasses } from '#ui/join-classes.ts';

const marks = {
  '✅': { Icon: CircleCheck, tone: 'text-success' },
  '❌': { Icon: CircleX, tone: 'text-danger' },
  '⏳': { Icon: Hourglass, tone: 'text-action' },
} as const;

const pattern = /^[✅❌⏳]/u;

/**
 * A message that may begin with a mark. The mark is drawn as an icon, because not every device has such characters, and
 * remains in the text for screen readers.
 */
export function MarkedMessage({ children: message }: { children: string }) {
  const [mark] = pattern.exec(message) ?? [];
  if (!mark) return <>{message}</>;
  const { Icon, tone } = marks[mark as keyof typeof marks];
  return (
    <span className={joinClasses('inline-flex gap-2', tone)}>
      <Icon aria-hidden="true" className="mt-[0.2em] size-[1.1em] shrink-0" />
      <span>
        <span className="sr-only">{`${mark} `}</span>
        {message.slice(mark.length).trimStart()}
      </span>
    </span>
  );
}
