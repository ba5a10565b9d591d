import { type ReactNode, useId } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import { FieldError } from './field-error.tsx';

/** The props shared by all controls in a field. */
export type FieldProps = {
  label: string;
  help?: ReactNode;
  error?: string;
  required?: boolean;
  /** Marks the field as optional; use it in forms where most fields are required. */
  optional?: boolean;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
  /** Shown at the end of the label's line, such as a counter. */
  aside?: ReactNode;
  id?: string;
};

export type ControlWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export function Field(props: FieldProps & { children: (wiring: ControlWiring) => ReactNode }) {
  const { label, help, error, required, optional, hideLabel, aside, children } = props;
  const t = useTranslate();
  const ownId = useId();
  const id = props.id ?? ownId;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const wiring: ControlWiring = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className="field grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <div className={joinClasses(hideLabel && 'sr-only')}>
        <div className="flex items-baseline justify-between gap-4">
          <label htmlFor={id} className="min-w-0 font-medium text-ink text-sm">
            {label}
            {required && (
              <span className="text-danger" aria-hidden="true">
                {' *'}
              </span>
            )}
            {optional && <span className="font-normal text-muted"> ({t(uiTexts.optional)})</span>}
          </label>
          {!hideLabel && aside && <div className="shrink-0 text-muted text-xs">{aside}</div>}
        </div>
        {help && (
          <p id={`${id}-help`} className="text-muted text-sm">
            {help}
          </p>
        )}
      </div>
      {children(wiring)}
      <FieldError id={`${id}-error`} error={error} />
      {hideLabel && aside && <div className="justify-self-end text-muted text-xs">{aside}</div>}
    </div>
  );
}
