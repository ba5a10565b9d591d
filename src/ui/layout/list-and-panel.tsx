import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';

type ListAndPanelProps = {
  /** Shown above the items, such as a checkbox that selects all of them. */
  head?: ReactNode;
  /** The items, as `li` elements. */
  list: ReactNode;
  /** The details of one item. */
  panel: ReactNode;
  /** Whether a person chose the item; a phone then shows it instead of the list. */
  isChosen: boolean;
  /** The label of the button back to the list on a phone. */
  toList: string;
  onToList: () => void;
  /** Whether the panel is short enough to stay visible while the list is scrolled. */
  sticky?: boolean;
};

/** A list with one of its items beside it; a phone shows one or the other. */
export function ListAndPanel(props: ListAndPanelProps) {
  const { head, list, panel, isChosen, toList, onToList, sticky = false } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div
        className={joinClasses(
          'overflow-hidden rounded-xl border border-line bg-surface shadow-card',
          isChosen && 'max-lg:hidden',
        )}
      >
        {head}
        <ul className="drawn-cards [--drawn-height:4rem]">{list}</ul>
      </div>
      {panel && (
        <div
          className={joinClasses(
            'grid grid-cols-[minmax(0,1fr)] gap-3',
            // A panel that has grown scrolls by itself, so that its end can be reached before the list's end.
            sticky &&
              'lg:sticky lg:top-18 lg:max-h-[calc(100dvh-5.5rem)] lg:overflow-y-auto lg:overscroll-y-contain lg:rounded-xl',
            !isChosen && 'max-lg:hidden',
          )}
        >
          <Button
            size="sm"
            variant="quiet"
            className="justify-self-start lg:hidden"
            icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
            onClick={onToList}
          >
            {toList}
          </Button>
          {panel}
        </div>
      )}
    </div>
  );
}
