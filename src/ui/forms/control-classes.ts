const look =
  'block w-full rounded-lg border border-edge bg-surface text-ink ' +
  'transition-[border-color,box-shadow] hover:border-action ' +
  'focus-visible:border-action focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger ' +
  'read-only:not-[select,button]:bg-sunken ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted';

/** The look of all text boxes and selects. */
export const controlClasses = `${look} min-h-11 px-3.5 py-2 text-base`;

/** The same, smaller, for toolbars. */
export const smallControlClasses = `${look} min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11`;
