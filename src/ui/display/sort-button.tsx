import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { joinClasses } from '#ui/join-classes.ts';
import type { TableSort } from './table-columns.ts';

type SortButtonProps = { label: string; direction?: TableSort['direction']; onPress: () => void };

export function SortButton({ label, direction, onPress }: SortButtonProps) {
  const Icon = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  // Keeps the arrow with the last word, however the header wraps.
  const lastWordAt = label.lastIndexOf(' ') + 1;
  return (
    <button
      type="button"
      onClick={onPress}
      className={joinClasses(
        '-mx-1.5 min-h-8 rounded-md px-1.5 text-start font-medium transition-colors hover:text-action',
        direction && 'text-action',
      )}
    >
      {label.slice(0, lastWordAt)}
      <span className="whitespace-nowrap">
        {label.slice(lastWordAt)}
        <Icon aria-hidden="true" className="ms-1 inline size-3.5 align-[-0.125em]" />
      </span>
    </button>
  );
}
