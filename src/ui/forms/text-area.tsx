import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import { CharacterCounter } from './character-counter.tsx';
import { controlClasses } from './control-classes.ts';
import { Field, type FieldProps } from './field.tsx';

export type TextAreaProps = Omit<FieldProps, 'aside'> & {
  /** Shows how many of this many characters are used; does not cut the text. */
  limit?: number;
} & Omit<ComponentProps<'textarea'>, 'id' | 'required'>;

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : 0;
}

export function TextArea(props: TextAreaProps) {
  const { label, help, error, required, optional, hideLabel, id, limit, ...rest } = props;
  const { className, onChange, rows = 4, ...attributes } = rest;
  const [typed, setTyped] = useState(lengthOf(attributes.defaultValue));
  const used = attributes.value === undefined ? typed : lengthOf(attributes.value);

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value.length);
    onChange?.(event);
  }

  const counter = limit !== undefined && <CharacterCounter used={used} limit={limit} />;
  return (
    <Field {...{ label, help, error, required, optional, hideLabel, id }} aside={counter}>
      {(wiring) => (
        <textarea
          {...attributes}
          {...wiring}
          rows={rows}
          onChange={change}
          className={joinClasses(
            controlClasses,
            'field-sizing-content max-h-96 min-h-22',
            className,
          )}
        />
      )}
    </Field>
  );
}
