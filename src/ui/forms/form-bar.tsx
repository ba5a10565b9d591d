import type { ReactNode } from 'react';

/**
 * The final buttons of a long form. They stick to the bottom of the screen and span the whole width of the `lg` card.
 */
export function FormBar({ children }: { children: ReactNode }) {
  return (
    <div className="form-bar sticky bottom-0 z-10 -mx-6 -mb-6 flex flex-wrap items-center gap-3 max-sm:[&>:is(a,button)]:px-3.5 rounded-b-xl border-line border-t bg-surface px-6 py-4 sm:-mx-8 sm:-mb-8 sm:px-8">
      {children}
    </div>
  );
}
