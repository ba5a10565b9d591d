/** The look every box that takes words or a choice shares. */
export const controlClasses =
  'block w-full min-h-11 rounded-lg border border-edge bg-surface px-3.5 py-2 text-base text-ink ' +
  'transition-[border-color,box-shadow] hover:border-action ' +
  'focus-visible:border-action focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger ' +
  'read-only:not-[select,button]:bg-sunken ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted';
