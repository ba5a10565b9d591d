import { joinClasses } from '#ui/join-classes.ts';

export type CountedChoice = {
  readonly key: string;
  readonly label: string;
  /** Unknown until the list is here. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Chosen beside one of the others, and not instead of them. */
  readonly beside?: boolean;
};

type CountedChoicesProps = {
  legend: string;
  choices: readonly CountedChoice[];
  /** What is counted no further. */
  most?: number;
};

/** How many of a list stand where; pressing one shows only those. On a phone one line that scrolls, not half a screen. */
export function CountedChoices({ legend, choices, most = Infinity }: CountedChoicesProps) {
  const shown = (count: number) => (count > most ? `${most}+` : count);
  return (
    <fieldset className="fading-ends flex min-w-0 gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap">
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ key, label, count, isChosen, onChoose, beside }) => (
        <button
          key={key}
          type="button"
          aria-pressed={isChosen}
          onClick={onChoose}
          className={joinClasses(
            'inline-flex min-h-10 shrink-0 items-center whitespace-nowrap gap-2 rounded-full border border-line bg-surface px-4 font-medium text-soft text-sm transition-colors hover:border-action hover:text-action aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:text-action',
            beside && 'border-dashed',
          )}
        >
          {label}
          <span className="tabular-nums">{count === undefined ? '–' : shown(count)}</span>
        </button>
      ))}
    </fieldset>
  );
}
