/**
 * The positions for rows in a new order. The moved rows share out the positions they have, so all others stay where
 * they
 * are; equal positions are made distinct by increasing them.
 */
export function sharePlaces(places: readonly number[]): readonly number[] {
  let last = -1;
  return [...places]
    .sort((one, other) => one - other)
    .map((place) => {
      last = Math.max(place, last + 1);
      return last;
    });
}
