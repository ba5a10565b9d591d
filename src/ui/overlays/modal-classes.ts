import { joinClasses } from '#ui/join-classes.ts';

export const backdropClasses =
  'fixed inset-0 z-50 bg-[light-dark(#0d1615a6,#000000b3)] transition-opacity duration-200 ' +
  'data-ending-style:opacity-0 data-starting-style:opacity-0';

/** Centres the box and lets it scroll as a whole when it is taller than the screen. */
export const viewportClasses =
  'fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] items-end justify-items-center overflow-y-auto ' +
  'overscroll-contain p-3 sm:items-center sm:p-6';

export type ModalSize = 'sm' | 'md' | 'lg';

const widths: Record<ModalSize, string> = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' };

export function modalClasses(size: ModalSize): string {
  return joinClasses(
    'relative w-full rounded-xl border border-line bg-raised text-ink shadow-float outline-none',
    'transition-[opacity,translate,scale] duration-200 data-ending-style:scale-[0.98]',
    'data-starting-style:translate-y-3 data-ending-style:opacity-0 data-starting-style:opacity-0',
    widths[size],
  );
}

export const modalTitleClasses = 'font-semibold text-xl';

export const modalActionsClasses =
  'flex flex-col-reverse gap-3 px-6 pb-6 sm:flex-row sm:justify-end';
