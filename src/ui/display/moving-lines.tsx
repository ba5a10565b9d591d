import type { ReactNode } from 'react';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
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
 * keyboard or has paused them, and for those who want no movement. The page as it is sent has each line
 * once and still: what follows the last one comes with the script, long before it is seen.
 */
export function MovingLines({ children, paused, className }: MovingLinesProps) {
  const moves = useHydrated();
  return (
    <div
      data-moves={moves || undefined}
      data-paused={paused || undefined}
      className={joinClasses('moving-lines', className)}
    >
      <div>
        <ul>{children}</ul>
        {/* What follows the last line while it leaves, for the eye only. */}
        {moves && (
          <ul aria-hidden="true" inert>
            {children}
          </ul>
        )}
      </div>
    </div>
  );
}
