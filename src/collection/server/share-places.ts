/**
 * The places that items have, shared out in a new order: those who move change places among themselves,
 * and everybody else stays. Equal places are told apart by going up.
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
