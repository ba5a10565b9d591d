import type { DemoCountryCode } from './demo-countries.ts';
import type { DemoText } from './demo-text.ts';
import type { LogoHints } from './logos/logo-hints.ts';

/** 1 Supplier, 2 Manufacturer, 3 General, 4 Retailer (B2C), 5 Service Provider. */
export type DemoCompanyType = 1 | 2 | 3 | 4 | 5;

export type DemoCompanyCategory =
  | 'hospital'
  | 'clinic'
  | 'pharmaceutical'
  | 'medical-equipment'
  | 'laboratory'
  | 'healthcare-service'
  | 'other';

/** What the country files state; addresses on the net follow from the key. */
export type DemoCompanyFacts = {
  readonly key: string;
  readonly name: DemoText;
  readonly type: DemoCompanyType;
  readonly category: DemoCompanyCategory;
  readonly city: DemoText;
  /** Missing for the one company that filled in the required facts only. */
  readonly profile?: { readonly description: DemoText; readonly address: DemoText };
  readonly phone: string;
  readonly plan: 1 | 2 | 3;
  /** Place among the top exhibitors of the country. */
  readonly topExhibitor?: number;
  /** Place among the partners shown in the footer, all countries together. */
  readonly partner?: number;
  /** null for the one company that never uploaded a logo. */
  readonly logo: LogoHints | null;
};

export type DemoCompany = Omit<DemoCompanyFacts, 'profile'> & {
  readonly country: DemoCountryCode;
  readonly description?: DemoText;
  readonly address?: DemoText;
  readonly website?: string;
  readonly email: string;
  readonly phoneCountry: string;
};
