import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import { listItemClasses } from '#ui/overlays/popup-classes.ts';
import type { ComboboxOption } from './use-combobox.ts';

export type ComboboxListProps = {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  value: string | null;
  highlighted: number;
  onHighlight: (index: number) => void;
  onChoose: (option: ComboboxOption) => void;
};

export function ComboboxList(props: ComboboxListProps) {
  const { id, label, options, value, highlighted, onHighlight, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[highlighted]?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        // The focus stays in the input, which handles the keys and refers to the highlighted option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box hears the keys
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          onPointerMove={() => onHighlight(index)}
          onClick={() => onChoose(option)}
          className={joinClasses(
            listItemClasses,
            index === highlighted && 'bg-action-soft',
            option.value === value && 'font-medium',
          )}
        >
          <span className="grow">{option.label}</span>
          {option.value === value && (
            <Check aria-hidden="true" className="size-4 shrink-0 text-action" />
          )}
        </div>
      ))}
    </div>
  );
}
