import * as z from 'zod/mini';
import { declareCall } from '#platform/calls/call.ts';

export const listDialCodes = declareCall({
  method: 'GET',
  path: 'data/countries.php',
  summary: 'Countries with their dialling codes',
  access: 'visitor',
  input: {},
  output: { countries: z.array(z.object({ name: z.string(), phonecode: z.string() })) },
});

export const listCountryCodes = declareCall({
  method: 'GET',
  path: 'exhibitor/countries.php',
  summary: 'Countries with their codes and dialling codes',
  access: 'visitor',
  input: {},
  output: {
    countries: z.array(
      z.object({ name: z.string(), shortname: z.string(), phonecode: z.string() }),
    ),
  },
});

export const findVisitorCountry = declareCall({
  method: 'GET',
  path: 'geo/visitor.php',
  summary: 'The country the caller is in, from the address the call came from',
  access: 'visitor',
  input: {},
  output: { country_code: z.string(), country_name: z.string(), ip: z.string() },
});
