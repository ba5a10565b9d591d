/**
 * The country in the heading above the boxes: the one that most of them show, which differs from the visitor's if that
 * has no content. A box with another country names it itself.
 */
export function shownCountry(countries: readonly (string | undefined)[], visitors: string): string {
  const known = countries.filter((country) => country !== undefined);
  const times = (country: string) => known.filter((each) => each === country).length;
  return known.reduce((most, each) => (times(each) > times(most) ? each : most), visitors);
}
