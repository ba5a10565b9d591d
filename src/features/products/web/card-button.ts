/** A round button over the picture of a card, filled once it is pressed. */
export const cardButtonClasses =
  'grid size-9 place-items-center rounded-full border border-line bg-surface/90 text-soft shadow-card ' +
  'hover:text-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action';
