import { listCountryCodes } from '#features/site/public.ts';
import { useCall } from '#platform/pages/use-call.ts';

/**
 * Country options with the server's names in the server's order: browsers name some countries differently, and the page
 * must not change during hydration.
 */
export function useCountryOptions() {
  const { data } = useCall(listCountryCodes, {});
  return data?.countries.map(({ shortname: value, name: label }) => ({ value, label }));
}
