import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import { useSay } from '#platform/i18n/say-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { listItemClasses, popupClasses } from '#ui/overlays/popup-classes.ts';
import { uiTexts } from '#ui/ui.texts.ts';
import { controlClasses } from './control-classes.ts';
import { Field, type FieldProps } from './field.tsx';
import { matchesSearch } from './search-fold.ts';

export type ComboboxOption = { value: string; label: string };

export type ComboboxProps = FieldProps & {
  options: readonly ComboboxOption[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  placeholder?: string;
  noResultsText?: string;
  name?: string;
  disabled?: boolean;
  /** Hides the button that empties the box. */
  keepValue?: boolean;
};

/** A choice one can search. About 30 kB: load it lazily on public pages. */
export function Combobox(props: ComboboxProps) {
  const { label, help, error, required, optional, hideLabel, footnote, id } = props;
  const { options, value, onValueChange, placeholder, noResultsText, name, disabled } = props;
  const say = useSay();
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Field {...{ label, help, error, required, optional, hideLabel, footnote, id }}>
      {(wiring) => (
        <Base.Root
          items={options}
          value={chosen}
          onValueChange={(option) => onValueChange(option?.value ?? null)}
          isItemEqualToValue={(item, other) => item.value === other.value}
          filter={(option, query) => matchesSearch(option.label, query)}
          name={name}
          disabled={disabled}
          autoHighlight
        >
          <Base.InputGroup className="relative">
            <Base.Input
              {...wiring}
              placeholder={placeholder ?? say(uiTexts.choose)}
              className={joinClasses(controlClasses, 'pe-20')}
            />
            <div className="absolute inset-y-0 end-1.5 flex items-center text-muted">
              {!props.keepValue && (
                <Base.Clear
                  aria-label={say(uiTexts.clear)}
                  className="grid size-8 place-items-center rounded-md hover:bg-sunken hover:text-ink"
                >
                  <X aria-hidden="true" className="size-4" />
                </Base.Clear>
              )}
              <Base.Trigger
                aria-label={say(uiTexts.open)}
                className="grid size-8 place-items-center rounded-md hover:text-ink"
              >
                <ChevronDown aria-hidden="true" className="size-5" />
              </Base.Trigger>
            </div>
          </Base.InputGroup>
          <Base.Portal>
            <Base.Positioner sideOffset={6} className="z-60 outline-none">
              <Base.Popup className={joinClasses(popupClasses, 'max-h-[300px] w-(--anchor-width)')}>
                <Base.Empty className="not-empty:px-3 not-empty:py-4 text-center text-muted text-sm">
                  {noResultsText ?? say(uiTexts.noResults)}
                </Base.Empty>
                <Base.List className="outline-none">
                  {(option: ComboboxOption) => (
                    <Base.Item key={option.value} value={option} className={listItemClasses}>
                      <span className="grow">{option.label}</span>
                      <Base.ItemIndicator className="text-action">
                        <Check aria-hidden="true" className="size-4" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
