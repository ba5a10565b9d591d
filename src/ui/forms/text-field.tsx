import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import { controlClasses } from './control-classes.ts';
import { Field, type FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps & {
  /** Shown inside the box before the text, such as a search icon. */
  icon?: ReactNode;
  /** Shown inside the box after the text, such as a unit or a small button. */
  trailing?: ReactNode;
  /** Suggested by the browser while one types; other values can be typed as well. */
  suggestions?: readonly string[];
} & Omit<ComponentProps<'input'>, 'id' | 'required'>;

export function TextField(props: TextFieldProps) {
  const { label, help, error, required, optional, hideLabel, aside, id, ...rest } = props;
  const { icon, trailing, suggestions, className, type = 'text', ...attributes } = rest;
  const listId = useId();
  const offers = suggestions && suggestions.length > 0;
  return (
    <Field {...{ label, help, error, required, optional, hideLabel, aside, id }}>
      {(wiring) => (
        <div className="relative">
          {icon && (
            <span className="pointer-events-none absolute inset-y-0 start-3.5 flex items-center text-muted [&_svg]:size-5">
              {icon}
            </span>
          )}
          <input
            dir={type === 'search' ? 'auto' : undefined}
            {...attributes}
            {...wiring}
            type={type}
            list={offers ? listId : undefined}
            className={joinClasses(
              controlClasses,
              // Padding follows the page's direction, because a box for addresses runs left to right on an Arabic page
              // too.
              Boolean(icon) && 'ltr:pl-11 rtl:pr-11',
              Boolean(trailing) && 'ltr:pr-12 rtl:pl-12',
              className,
            )}
          />
          {offers && (
            <datalist id={listId}>
              {suggestions.map((each) => (
                <option key={each} value={each} />
              ))}
            </datalist>
          )}
          {trailing && (
            <span className="absolute inset-y-0 end-1.5 flex items-center text-muted">
              {trailing}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
