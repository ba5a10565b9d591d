/**
 * The country that the boxes are about: the one most of them show, which may be another than the
 * visitor's where that has nothing. Each that shows another one says so itself.
 */
export function shownCountry(countries: readonly (string | undefined)[], visitors: string): string {
  const known = countries.filter((country) => country !== undefined);
  const times = (country: string) => known.filter((each) => each === country).length;
  return known.reduce((most, each) => (times(each) > times(most) ? each : most), visitors);
}
