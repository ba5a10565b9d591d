import { useId, useRef } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { useCloseOutside } from '#ui/overlays/use-close-outside.ts';
import { usePopupPlace } from '#ui/overlays/use-popup-place.ts';
import { ComboboxButtons } from './combobox-buttons.tsx';
import { ComboboxPopup } from './combobox-popup.tsx';
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
  /** Submits the value with the form under this name. */
  name?: string;
  disabled?: boolean;
  /** The value can be changed but not cleared. */
  keepValue?: boolean;
};

/** A select that can be searched, for lists too long for Select. */
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

  function clear() {
    box.clear();
    input.current?.focus();
  }

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
          <ComboboxButtons
            clearable={value !== null && !keepValue && !disabled}
            disabled={disabled}
            onClear={clear}
            onToggle={toggle}
          />
          {box.open && (
            <ComboboxPopup
              place={place}
              id={listId}
              label={label}
              options={box.shown}
              value={value}
              highlighted={box.highlighted}
              onHighlight={box.setHighlighted}
              onChoose={box.choose}
              nothing={noResultsText ?? t(formsTexts.noResults)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
