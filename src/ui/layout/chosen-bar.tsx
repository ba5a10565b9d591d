import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';

type ChosenBarProps = {
  /** How many rows were chosen, in words. */
  chosen: ReactNode;
  clear: string;
  onClear: () => void;
  /** What can be done to them. */
  children: ReactNode;
};

/** Stands at the foot of the window while rows of a list are chosen, so that choosing one does not move the list. */
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
