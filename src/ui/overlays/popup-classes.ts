import { joinClasses } from '#ui/join-classes.ts';
import type { PopupPlace } from './place-popup.ts';

/** The look of a popup beside its `relative` anchor. */
export function popupClasses({ upwards, align }: PopupPlace): string {
  return joinClasses(
    'absolute z-40 max-h-[300px] overflow-y-auto overscroll-contain rounded-lg border border-line',
    'bg-raised p-1.5 text-ink shadow-float transition-[opacity,translate] duration-150',
    upwards
      ? 'bottom-full mb-1.5 starting:translate-y-1'
      : 'top-full mt-1.5 starting:-translate-y-1',
    align === 'start' ? 'start-0' : 'end-0',
    'starting:opacity-0',
  );
}

export const listItemClasses =
  'flex w-full min-h-10 select-none items-center gap-3 rounded-md px-3 py-1.5 text-start text-base';
