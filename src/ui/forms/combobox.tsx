import { ChevronDown, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { popupClasses } from '#ui/overlays/popup-classes.ts';
import { useCloseOutside } from '#ui/overlays/use-close-outside.ts';
import { usePopupPlace } from '#ui/overlays/use-popup-place.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import { ComboboxList } from './combobox-list.tsx';
import { controlClasses } from './control-classes.ts';
import { Field, type FieldProps } from './field.tsx';
import { formsTexts } from './forms.texts.ts';
import { type ComboboxOption, useCombobox } from './use-combobox.ts';

export type ComboboxProps = FieldProps & {
  options: readonly ComboboxOption[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  placeholder?: string;
  noResultsText?: string;
  /** Sends the value with the form. */
  name?: string;
  disabled?: boolean;
  /** The choice can be changed but not taken back. */
  keepValue?: boolean;
};

const smallButton = 'grid size-8 place-items-center rounded-md hover:bg-sunken hover:text-ink';

/** A choice one can search, for lists too long for Select. */
export function Combobox(props: ComboboxProps) {
  const { label, help, error, required, optional, hideLabel, aside, id } = props;
  const { options, value, onValueChange, placeholder, noResultsText, disabled } = props;
  const { keepValue = false } = props;
  const t = useTranslate();
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { place, measure } = usePopupPlace(root, { width: 0, height: 300, align: 'start' });
  const box = useCombobox({ options, value, onValueChange, onOpen: measure, keepValue });
  const listed = box.open && box.shown.length > 0;
  useCloseOutside(root, box.open, box.leave);

  function toggle() {
    input.current?.focus();
    if (box.open) box.leave();
    else box.show();
  }

  return (
    <Field {...{ label, help, error, required, optional, hideLabel, aside, id }}>
      {(wiring) => (
        <div ref={root} className="relative">
          <input
            {...wiring}
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={listed ? `${listId}-${box.highlighted}` : undefined}
            placeholder={placeholder ?? t(formsTexts.choose)}
            disabled={disabled}
            value={box.text}
            onFocus={(event) => event.target.select()}
            onClick={box.show}
            onChange={(event) => box.type(event.target.value)}
            onKeyDown={box.press}
            className={joinClasses(controlClasses, keepValue ? 'pe-11' : 'pe-20')}
          />
          {props.name && <input type="hidden" name={props.name} value={value ?? ''} />}
          <div className="absolute inset-y-0 end-1.5 flex items-center text-muted">
            {value !== null && !keepValue && !disabled && (
              <button
                type="button"
                aria-label={t(uiTexts.clear)}
                onClick={() => {
                  box.clear();
                  input.current?.focus();
                }}
                className={smallButton}
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            )}
            <button
              type="button"
              tabIndex={-1}
              aria-label={t(formsTexts.open)}
              disabled={disabled}
              onClick={toggle}
              className={smallButton}
            >
              <ChevronDown aria-hidden="true" className="size-5" />
            </button>
          </div>
          {box.open && (
            // Pressing in the list must not take the focus out of the box.
            <div
              className={joinClasses(popupClasses(place), 'inset-x-0')}
              onPointerDown={(event) => event.preventDefault()}
            >
              {listed ? (
                <ComboboxList
                  id={listId}
                  label={label}
                  options={box.shown}
                  value={value}
                  highlighted={box.highlighted}
                  onHighlight={box.setHighlighted}
                  onChoose={box.choose}
                />
              ) : (
                <p role="status" className="px-3 py-4 text-center text-muted text-sm">
                  {noResultsText ?? t(formsTexts.noResults)}
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
