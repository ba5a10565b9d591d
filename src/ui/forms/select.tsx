import type { ComponentProps } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import { controlClasses, smallControlClasses } from './control-classes.ts';
import { Field, type FieldProps } from './field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = FieldProps & {
  options: readonly SelectOption[];
  /** The label of an empty first option; without it, the first option is chosen initially. */
  placeholder?: string;
  /** `sm` is for toolbars. */
  controlSize?: 'sm' | 'md';
} & Omit<ComponentProps<'select'>, 'id' | 'required' | 'children'>;

/**
 * The browser's own select: it works without script, gives phones their native picker and costs nothing. Where browsers
 * allow
 * it, `select-control` styles the list too (select.css).
 */
export function Select(props: SelectProps) {
  const { label, help, error, required, optional, hideLabel, aside, id, ...rest } = props;
  const { options, placeholder, controlSize = 'md', className, ...attributes } = rest;
  return (
    <Field {...{ label, help, error, required, optional, hideLabel, aside, id }}>
      {(wiring) => (
        <select
          {...attributes}
          {...wiring}
          className={joinClasses(
            controlSize === 'sm' ? smallControlClasses : controlClasses,
            'select-control pe-10',
            className,
          )}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
