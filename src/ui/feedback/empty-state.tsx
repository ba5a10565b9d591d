import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import { type DrawingName, emptyDrawings } from './empty-drawings.tsx';

export type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
  drawing?: DrawingName;
  /** The heading's level, to keep the page's outline consistent. */
  level?: 1 | 2 | 3;
};

export function EmptyState(props: EmptyStateProps) {
  const { title, children, action, drawing = 'shelf', level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <Drawing>{emptyDrawings[drawing]}</Drawing>
      {/* Some titles are stated in lower case; as a heading they begin with a capital. */}
      <Heading className="mt-6 font-semibold text-xl first-letter:uppercase">{title}</Heading>
      {children && <p className="mt-2 text-balance text-soft">{children}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
