import type { Language } from '#platform/i18n/languages.ts';

type Labelled = { readonly label: string; readonly value: string };
type Party = { readonly label: string; readonly lines: readonly string[] };

/** Every text of a receipt; rendering needs nothing else. */
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
  /** Shown across the page if no money was moved. */
  readonly watermark: string | null;
};
