import type { DemoText } from './demo-text.ts';

export const demoCountryCodes = [
  'KW',
  'SA',
  'AE',
  'QA',
  'BH',
  'OM',
  'JO',
  'LB',
  'EG',
  'IN',
] as const;

export type DemoCountryCode = (typeof demoCountryCodes)[number];

export type DemoCountry = {
  readonly name: DemoText;
  readonly diallingCode: string;
  readonly currency: string;
  /** How many units of the currency a dollar buys, roughly: demo prices only. */
  readonly perDollar: number;
  /** Digits after the point in prices. */
  readonly decimals: 2 | 3;
};

export const demoCountries: Readonly<Record<DemoCountryCode, DemoCountry>> = {
  KW: country('Kuwait', 'الكويت', '965', 'KWD', 0.308, 3),
  SA: country('Saudi Arabia', 'المملكة العربية السعودية', '966', 'SAR', 3.75, 2),
  AE: country('United Arab Emirates', 'الإمارات العربية المتحدة', '971', 'AED', 3.67, 2),
  QA: country('Qatar', 'قطر', '974', 'QAR', 3.64, 2),
  BH: country('Bahrain', 'البحرين', '973', 'BHD', 0.376, 3),
  OM: country('Oman', 'عُمان', '968', 'OMR', 0.385, 3),
  JO: country('Jordan', 'الأردن', '962', 'JOD', 0.709, 3),
  // Medical trade in Lebanon is quoted in dollars.
  LB: country('Lebanon', 'لبنان', '961', 'USD', 1, 2),
  EG: country('Egypt', 'مصر', '20', 'EGP', 48, 2),
  IN: country('India', 'الهند', '91', 'INR', 84, 2),
};

function country(
  en: string,
  ar: string,
  diallingCode: string,
  currency: string,
  perDollar: number,
  decimals: 2 | 3,
): DemoCountry {
  return { name: { en, ar }, diallingCode, currency, perDollar, decimals };
}
