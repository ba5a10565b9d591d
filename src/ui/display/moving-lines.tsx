import type { ReactNode } from 'react';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { joinClasses } from '#ui/join-classes.ts';

type MovingLinesProps = {
  /** The lines, as `li` elements. */
  children: ReactNode;
  paused: boolean;
  /** Sets the height of the visible part, and its padding. */
  className?: string;
};

/**
 * Lines that scroll upwards endlessly. They pause while the pointer or the keyboard focus is on them, when they are
 * paused, and
 * for people who prefer reduced motion. The server renders each line once, without motion; the script adds the
 * repetition,
 * long before it comes into view.
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
        {/* A repetition that follows the last line; it is purely visual. */}
        {moves && (
          <ul aria-hidden="true" inert>
            {children}
          </ul>
        )}
      </div>
    </div>
  );
}
