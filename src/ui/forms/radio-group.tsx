import { type ReactNode, useId } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { ChoiceLine } from './choice-line.tsx';
import { FieldError } from './field-error.tsx';
import { formsTexts } from './forms.texts.ts';

export type RadioOption = { value: string; label: ReactNode; help?: ReactNode; disabled?: boolean };

export type RadioGroupProps = {
  label: string;
  options: readonly RadioOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  name?: string;
  help?: ReactNode;
  error?: string;
  required?: boolean;
  inline?: boolean;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
};

export function RadioGroup(props: RadioGroupProps) {
  const { label, options, value, onValueChange, help, error, required, inline } = props;
  const t = useTranslate();
  const id = useId();
  const name = props.name ?? id;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined} className="grid gap-2">
      <legend className={props.hideLabel ? 'sr-only' : 'mb-1.5 font-medium text-sm'}>
        {label}
        {required && (
          <>
            <span className="text-danger" aria-hidden="true">
              {' *'}
            </span>
            <span className="sr-only"> ({t(formsTexts.required)})</span>
          </>
        )}
      </legend>
      {help && (
        <p id={`${id}-help`} className="text-muted text-sm">
          {help}
        </p>
      )}
      <div className={joinClasses('flex gap-x-6 gap-y-2', inline ? 'flex-wrap' : 'flex-col')}>
        {options.map((option) => (
          <ChoiceLine
            key={option.value}
            controlId={`${id}-${option.value}`}
            label={option.label}
            help={option.help}
            helpId={`${id}-${option.value}-help`}
            disabled={option.disabled}
            control={
              <input
                type="radio"
                id={`${id}-${option.value}`}
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                aria-describedby={option.help ? `${id}-${option.value}-help` : undefined}
                onChange={() => onValueChange(option.value)}
                className="check-control mt-[0.15em]"
              />
            }
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
