/** A round button over a card's picture, or without a border in its last line on a phone; filled when pressed. */
export const cardButtonClasses =
  'grid size-9 place-items-center rounded-full border border-transparent text-soft ' +
  'sm:border-line sm:bg-surface/90 sm:shadow-card ' +
  'print:hidden hover:text-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action';
