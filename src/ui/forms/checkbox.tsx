import { type ComponentProps, type ReactNode, useCallback, useId } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import { ChoiceLine } from './choice-line.tsx';
import { FieldError } from './field-error.tsx';

export type CheckboxProps = {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  hideLabel?: boolean;
  /** Some, but not all, of what the box stands for is selected. */
  indeterminate?: boolean;
} & Omit<ComponentProps<'input'>, 'type'>;

export function Checkbox(props: CheckboxProps) {
  const { label, help, error, hideLabel, indeterminate = false, className, ref, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');

  // The mixed state has no HTML attribute, only a DOM property.
  const meetBox = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = indeterminate;
      if (typeof ref === 'function') ref(box);
      else if (ref) ref.current = box;
    },
    [indeterminate, ref],
  );

  return (
    <div className="grid gap-1">
      <ChoiceLine
        controlId={id}
        label={label}
        hideLabel={hideLabel}
        help={help}
        helpId={`${id}-help`}
        disabled={rest.disabled}
        control={
          <input
            {...rest}
            id={id}
            ref={meetBox}
            type="checkbox"
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            className={joinClasses('check-control mt-[0.15em] rounded-sm', className)}
          />
        }
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
