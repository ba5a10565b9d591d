import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { joinClasses } from '#ui/join-classes.ts';
import type { TableSort } from './table-columns.ts';

type SortButtonProps = { label: string; direction?: TableSort['direction']; onPress: () => void };

export function SortButton({ label, direction, onPress }: SortButtonProps) {
  const Icon = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={onPress}
      className={joinClasses(
        '-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-md px-1.5 text-start font-medium transition-colors hover:text-action',
        direction && 'text-action',
      )}
    >
      {label}
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
    </button>
  );
}
