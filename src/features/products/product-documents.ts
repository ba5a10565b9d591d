import type { Text } from '#platform/i18n/texts.ts';
import { productDocumentTexts as texts } from './product-documents.texts.ts';

/** The documents a product can have, each a PDF in a column of its name, in the order they are shown. */
export const productDocuments = ['datasheet', 'certificate', 'catalog_pages'] as const;

export type ProductDocument = (typeof productDocuments)[number];

export const documentText = (document: ProductDocument): Text => texts[document];
