import { joinClasses } from '#ui/join-classes.ts';

export type CountedChoice = {
  readonly key: string;
  readonly label: string;
  /** Undefined until the list is loaded. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** Chosen in addition to one of the others, not instead of it. */
  readonly beside?: boolean;
};

type CountedChoicesProps = {
  legend: string;
  choices: readonly CountedChoice[];
  /** The limit of counting; higher counts are shown as “limit+”. */
  most?: number;
};

/** Filters a list by status, each with its count. On a phone they form one scrolling line instead of half a screen. */
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
