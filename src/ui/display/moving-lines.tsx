import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

type MovingLinesProps = {
  /** The lines, as `li` elements. */
  children: ReactNode;
  paused: boolean;
  /** The height of the window they move in, and its padding. */
  className?: string;
};

/**
 * Lines that move upwards without end. They rest while somebody points at them, reaches one by
 * keyboard or has paused them, and for those who want no movement.
 */
export function MovingLines({ children, paused, className }: MovingLinesProps) {
  return (
    <div data-paused={paused || undefined} className={joinClasses('moving-lines', className)}>
      <div>
        <ul>{children}</ul>
        {/* What follows the last line while it leaves, for the eye only. */}
        <ul aria-hidden="true" inert>
          {children}
        </ul>
      </div>
    </div>
  );
}
