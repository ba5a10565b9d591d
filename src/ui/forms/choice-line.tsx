import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

type ChoiceLineProps = {
  controlId: string;
  control: ReactNode;
  label: ReactNode;
  help?: ReactNode;
  helpId?: string;
  hideLabel?: boolean;
  disabled?: boolean;
};

/** A small control with its label beside it; the whole line can be pressed. */
export function ChoiceLine(props: ChoiceLineProps) {
  const { controlId, control, label, help, helpId, hideLabel, disabled } = props;
  return (
    <div>
      <label
        htmlFor={controlId}
        className={joinClasses(
          'flex min-h-6 w-fit min-w-6 items-start gap-3 pointer-coarse:min-h-11 pointer-coarse:py-2',
          // Makes the target as wide as it is high on touch screens, without moving anything else.
          hideLabel && 'pointer-coarse:-mx-3 pointer-coarse:px-3',
          disabled && 'cursor-not-allowed text-muted',
        )}
      >
        {control}
        <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
      </label>
      {help && (
        <p id={helpId} className="ms-8 text-muted text-sm">
          {help}
        </p>
      )}
    </div>
  );
}
