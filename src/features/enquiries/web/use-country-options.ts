import { listCountryCodes } from '#features/site/public.ts';
import { useCall } from '#platform/pages/use-call.ts';

/**
 * Countries to choose from, with the names and in the order that the server gave: browsers have other names for
 * some, and a page must not change as it is taken over.
 */
export function useCountryOptions() {
  const { data } = useCall(listCountryCodes, {});
  return data?.countries.map(({ shortname: value, name: label }) => ({ value, label }));
}
