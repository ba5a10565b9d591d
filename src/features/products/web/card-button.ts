/** A round button over the picture of a card, on a phone bare in its last line; filled once it is pressed. */
export const cardButtonClasses =
  'grid size-9 place-items-center rounded-full border border-transparent text-soft ' +
  'sm:border-line sm:bg-surface/90 sm:shadow-card ' +
  'print:hidden hover:text-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action';
