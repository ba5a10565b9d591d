import { lookup } from '#platform/lookups/lookup.ts';

/** The number of the ambulance by country; 112, the common mobile number, where we know no better one. */
const numbers: Readonly<Record<string, string>> = lookup({
  AE: '998',
  BH: '999',
  EG: '123',
  IN: '112',
  IQ: '122',
  JO: '911',
  KW: '112',
  LB: '140',
  MA: '150',
  OM: '9999',
  QA: '999',
  SA: '997',
  TN: '190',
});

const EVERYWHERE = '112';

export function emergencyNumber(country: string): string {
  return numbers[country] ?? EVERYWHERE;
}
