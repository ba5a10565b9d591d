import type { ReactNode } from 'react';

type Segment<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  readonly icon?: ReactNode;
};

type SegmentedChoiceProps<Value extends string> = {
  legend: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice between a few visible options, such as a view or a range, which takes effect at once. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { legend, segments, value: chosen, onChange } = props;
  return (
    <fieldset className="flex flex-wrap rounded-lg border border-line bg-sunken p-0.5">
      <legend className="sr-only">{legend}</legend>
      {segments.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChange(value)}
          className="inline-flex min-h-9 items-center gap-2 whitespace-nowrap rounded-md px-3 font-medium text-soft text-sm transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-action aria-pressed:shadow-card pointer-coarse:min-h-10 [&_svg]:size-4"
        >
          {icon}
          {label}
        </button>
      ))}
    </fieldset>
  );
}
