import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';

type ListAndPanelProps = {
  /** What stands above the items, such as the way to choose all of them. */
  head?: ReactNode;
  /** Items of the list. */
  list: ReactNode;
  /** All about one of them. */
  panel: ReactNode;
  /** Somebody chose it: a phone shows it instead of the list. */
  isChosen: boolean;
  /** Words of the way back to the list on a phone. */
  toList: string;
  onToList: () => void;
  /** The panel is short enough to stay in sight while the list is scrolled. */
  sticky?: boolean;
};

/** A list and one of its items beside it; a phone shows either. */
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
            // One that has grown scrolls by itself: its end is not behind the end of the list.
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
