import type { ReactNode } from 'react';

/** The final buttons of a form made of several cards; sticks to the bottom of the screen. */
export function CardsBar({ children }: { children: ReactNode }) {
  return (
    <div className="foot-bar sticky bottom-0 z-10 -mt-6 flex flex-wrap items-center gap-3 border-line border-t bg-canvas py-4">
      {children}
    </div>
  );
}
