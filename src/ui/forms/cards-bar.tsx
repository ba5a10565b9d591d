import type { ReactNode } from 'react';

/** What ends a form of several cards stays in reach at the foot of the screen. */
export function CardsBar({ children }: { children: ReactNode }) {
  return (
    <div className="foot-bar sticky bottom-0 z-10 -mt-6 flex flex-wrap items-center gap-3 border-line border-t bg-canvas py-4">
      {children}
    </div>
  );
}
