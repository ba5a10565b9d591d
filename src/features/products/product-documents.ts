import type { Text } from '#platform/i18n/texts.ts';
import { productDocumentTexts as texts } from './product-documents.texts.ts';

/** The documents of a product, in the order in which they are shown. Each is a PDF in a column of the same name. */
export const productDocuments = ['datasheet', 'certificate', 'catalog_pages'] as const;

export type ProductDocument = (typeof productDocuments)[number];

export const documentText = (document: ProductDocument): Text => texts[document];
