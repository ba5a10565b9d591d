import type { Language } from '#platform/i18n/languages.ts';

type Labelled = { readonly label: string; readonly value: string };
type Party = { readonly label: string; readonly lines: readonly string[] };

/** Every word of a receipt, ready to be set; what sets it knows nothing else. */
export type ReceiptContent = {
  readonly language: Language;
  readonly siteName: string;
  readonly title: string;
  readonly facts: readonly Labelled[];
  readonly from: Party;
  readonly billedTo: Party;
  readonly heads: Labelled;
  readonly items: readonly (Labelled & { readonly note?: string })[];
  readonly total: Labelled;
  readonly notes: readonly string[];
  /** Across the page where no money moved. */
  readonly watermark: string | null;
};
