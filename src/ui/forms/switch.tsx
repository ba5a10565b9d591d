import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChoiceLine } from './choice-line.tsx';

export type SwitchProps = {
  label: ReactNode;
  help?: ReactNode;
  hideLabel?: boolean;
} & Omit<ComponentProps<'input'>, 'type' | 'role'>;

const track =
  'relative h-6 w-11 shrink-0 appearance-none rounded-full border border-edge bg-sunken ' +
  'transition-colors duration-200 checked:border-action checked:bg-action ' +
  'disabled:opacity-50 forced-colors:appearance-auto';

const thumb =
  'before:absolute before:start-[3px] before:top-[3px] before:size-4 before:rounded-full ' +
  'before:bg-edge before:transition-[inset-inline-start,background-color] before:duration-200 ' +
  'checked:before:start-[23px] checked:before:bg-on-action';

/** A switch for settings that take effect at once; in a form that is submitted, use a checkbox. */
export function Switch({ label, help, hideLabel, ...rest }: SwitchProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <ChoiceLine
      controlId={id}
      label={label}
      hideLabel={hideLabel}
      help={help && <span className="ms-6 block">{help}</span>}
      helpId={`${id}-help`}
      disabled={rest.disabled}
      control={
        <input
          {...rest}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is on
          role="switch"
          aria-describedby={help ? `${id}-help` : undefined}
          className={`${track} ${thumb}`}
        />
      }
    />
  );
}
