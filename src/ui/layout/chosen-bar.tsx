import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';

type ChosenBarProps = {
  /** The number of selected rows, in words. */
  chosen: ReactNode;
  clear: string;
  onClear: () => void;
  /** The actions on the selected rows. */
  children: ReactNode;
};

/** A bar at the bottom of the window while rows are selected; there it does not move the list. */
export function ChosenBar({ chosen, clear, onClear, children }: ChosenBarProps) {
  return (
    <div className="sticky bottom-4 z-20 flex flex-wrap items-center gap-3 rounded-xl border border-action/40 bg-raised p-3 shadow-float">
      <p className="me-auto ps-2 font-medium tabular-nums" role="status">
        {chosen}
      </p>
      {children}
      <Button size="sm" variant="quiet" onClick={onClear}>
        {clear}
      </Button>
    </div>
  );
}
