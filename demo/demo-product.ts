import type { DemoText } from './demo-text.ts';

/** The product as the portal stores it; facts that are read, not said, have one form only. */
export type DemoProduct = {
  readonly key: string;
  readonly companyKey: string;
  readonly isMedicine: boolean;
  readonly itemName: DemoText;
  readonly itemCode: string;
  readonly itemCategory: DemoText;
  readonly itemGenericCode?: string;
  readonly itemGenericName?: DemoText;
  readonly brandName: DemoText;
  readonly itemDescription: DemoText;
  readonly itemCharacteristics: DemoText;
  readonly itemIngredients?: DemoText;
  readonly itemStrength?: string;
  readonly dosageForm?: DemoText;
  readonly packageSize: DemoText;
  /** A decimal number in the currency's usual digits. */
  readonly avgRetailPrice: string;
  readonly currency: string;
  readonly dispenseMode?: DemoText;
  readonly precaution: DemoText;
  readonly pilSummary?: DemoText;
  readonly notes?: DemoText;
  readonly remarks?: DemoText;
  readonly manufacturer: DemoText;
  readonly agent: DemoText;
  readonly stock: number;
};
