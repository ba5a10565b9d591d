import { joinClasses } from '#ui/join-classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex select-none items-center justify-center gap-2 rounded-lg border font-medium ' +
  'transition-[background-color,border-color,color,box-shadow,scale] active:scale-[0.985] ' +
  'disabled:cursor-not-allowed disabled:opacity-50 disabled:active:scale-100 ' +
  'aria-disabled:cursor-progress aria-disabled:active:scale-100 ' +
  '[&_svg]:size-[1.125em] [&_svg]:shrink-0 ' +
  // Buttons are useless on paper.
  'print:hidden';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-action text-on-action shadow-card enabled:hover:bg-action-hover ' +
    '[a&]:hover:bg-action-hover',
  secondary:
    'border-edge/60 bg-surface text-ink shadow-card enabled:hover:border-action ' +
    'enabled:hover:text-action [a&]:hover:border-action [a&]:hover:text-action',
  quiet:
    'border-transparent bg-transparent text-action enabled:hover:bg-action-soft ' +
    '[a&]:hover:bg-action-soft',
  danger:
    'border-transparent bg-danger text-on-danger shadow-card enabled:hover:bg-danger-hover ' +
    '[a&]:hover:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-10',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-13 px-7 py-2.5 text-lg',
};

const squareSizes: Record<ButtonSize, string> = {
  sm: 'size-9 text-base pointer-coarse:size-11',
  md: 'size-11 text-lg',
  lg: 'size-13 text-xl',
};

/** For a button that has reached the end of what it can do. It is not disabled, because it would lose the focus. */
export const AT_END_CLASSES = 'aria-disabled:cursor-default aria-disabled:opacity-40';

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };

/** The look of a button, for elements that other components render. */
export function buttonClasses({ variant = 'primary', size = 'md' }: ButtonLook): string {
  return joinClasses(base, variants[variant], sizes[size]);
}

export function iconButtonClasses({ variant = 'quiet', size = 'md' }: ButtonLook): string {
  return joinClasses(base, variants[variant], squareSizes[size]);
}
